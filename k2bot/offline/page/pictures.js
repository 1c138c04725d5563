// A picture that was opened goes away by a click on it, as by Escape; simcord wants one beside it.

export function closeByClick() {
  document.addEventListener("click", (event) => {
    const image = event.target.closest?.(".media-lightbox-image");
    if (image && !image.closest(".is-zoomed")) image.closest("dialog").close();
  });
}
