// Pictures take their room before they are there, and one that was opened goes away by a click on it, as by Escape;
// simcord wants one beside it.

/** Each message is made anew when something happens on the page: a list that jumps then closes an open menu. */
export function keepRoom() {
  const { get, set } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "height");
  // simcord gives a picture its width and then its height, before any script can ask where something stands.
  Object.defineProperty(HTMLImageElement.prototype, "height", {
    configurable: true,
    get,
    set(height) {
      const width = this.getAttribute("width");
      set.call(this, height);
      this.style.setProperty("--width", `${width}px`);
      this.style.setProperty("--ratio", `${width / height}`);
    },
  });
}

export function closeByClick() {
  document.addEventListener("click", (event) => {
    const image = event.target.closest?.(".media-lightbox-image");
    if (image && !image.closest(".is-zoomed")) image.closest("dialog").close();
  });
}
