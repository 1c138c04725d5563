"""Pictures on the page are as large as on Discord, and whole once they are clicked."""

from __future__ import annotations

import io

import discord
import pytest
from PIL import Image

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE = {"width": 412, "height": 860}


def picture(width, height, name="p", shade="teal", told=""):
    file = io.BytesIO()
    Image.new("RGB", (width, height), shade).save(file, "PNG")
    file.seek(0)
    return discord.File(file, f"{name}-{width}x{height}.png", description=told or f"{name} {width}x{height}")


async def posted(playing, tab, *files, viewport=None):
    """A tab that shows a post with these pictures; the pictures there, as they are seen."""
    message = await playing.post("look", files=list(files))
    page = await tab(playing.addresses[0], viewport)
    images = page.message(message.id).locator("img.attachment-image")
    await images.nth(len(files) - 1).wait_for()
    await page.settled()
    return page, images


async def size(image):
    box = await image.bounding_box()
    return round(box["width"]), round(box["height"])


@pytest.mark.parametrize(
    ("whole", "framed"),
    [
        ((1650, 1050), (550, 350)),
        ((1080, 1758), (215, 350)),
        ((1650, 600), (550, 200)),
        ((300, 120), (300, 120)),
    ],
)
async def test_a_picture_stands_in_the_frame_of_the_desktop(playing, tab, whole, framed):
    _, images = await posted(playing, tab, picture(*whole))
    assert await size(images.first) == framed


async def test_on_a_phone_a_picture_is_as_wide_as_its_message(playing, tab):
    ann, images = await posted(playing, tab, picture(1080, 1758), viewport=PHONE)
    width, height = await size(images.first)
    room = await ann.page.locator(".message-attachments").last.bounding_box()
    assert width == round(room["width"]) > 0.8 * PHONE["width"] - 56
    assert height == pytest.approx(width * 1758 / 1080, abs=2)


async def test_on_a_phone_all_that_stands_at_the_top_has_room(playing, tab):
    ann = await tab(playing.addresses[0], PHONE)
    room = await ann.page.locator(".preview-toolbar").evaluate(
        "(bar) => [bar.scrollWidth - bar.clientWidth, bar.offsetHeight - bar.clientHeight]"
    )
    assert room == [0, 1], "nothing beyond the edge, and no scroll bar beside the line below"


async def test_the_page_is_as_large_as_its_window_before_the_server_knows_of_it(playing, tab, browser):
    """Else all would move under the hand of a player who presses at once."""
    page = await browser.new_page(viewport=PHONE)
    await page.route("**/api/action", lambda route: None)
    await page.goto(playing.addresses[0])
    await page.locator("[data-message-id]").last.wait_for()
    assert (await page.locator("#preview-app").bounding_box())["width"] == PHONE["width"]
    await page.close()


async def test_two_pictures_are_squares_side_by_side(playing, tab):
    _, images = await posted(playing, tab, picture(1650, 1050, "a"), picture(1650, 1050, "b", "navy"))
    assert [await size(images.nth(n)) for n in range(2)] == [(273, 273)] * 2
    first, second = [await images.nth(n).bounding_box() for n in range(2)]
    assert first["y"] == second["y"]
    assert second["x"] + second["width"] - first["x"] == 550


@pytest.mark.parametrize("way", ["Escape", "picture", "beside"])
async def test_a_click_opens_a_picture_whole_and_it_goes_away_again(playing, tab, way):
    ann, images = await posted(playing, tab, picture(1650, 1050))
    await images.first.click()
    whole = ann.page.locator(".media-lightbox-image")
    await ann.until(whole.is_visible)
    width, height = await size(whole)
    assert width > 1000
    assert width / height == pytest.approx(11 / 7, abs=0.01)
    if way == "Escape":
        await ann.keys("Escape")
    elif way == "picture":
        await whole.click()
    else:
        await ann.page.mouse.click(10, 400)
    await whole.wait_for(state="hidden")


async def test_the_keys_open_a_picture_and_leave_it_where_they_were(playing, tab):
    ann, images = await posted(playing, tab, picture(1650, 1050))
    opener = images.first.locator("xpath=ancestor::button")
    await opener.focus()
    await ann.keys("Enter")
    whole = ann.page.locator(".media-lightbox-image")
    await ann.until(whole.is_visible)
    await ann.keys("Escape")
    await whole.wait_for(state="hidden")
    assert await opener.evaluate("(button) => document.activeElement === button")


async def test_of_two_pictures_the_one_that_was_clicked_opens_and_the_arrows_lead_to_the_other(playing, tab):
    ann, images = await posted(playing, tab, picture(1650, 1050, "a"), picture(1650, 1050, "b", "navy"))
    await images.nth(1).click()
    whole = ann.page.locator(".media-lightbox-image")
    await ann.until(whole.is_visible)
    assert await whole.get_attribute("alt") == "b 1650x1050"
    await ann.keys("ArrowLeft")
    assert await whole.get_attribute("alt") == "a 1650x1050"
    assert await ann.page.locator("dialog.media-lightbox").evaluate("(box) => box.open")


@pytest.mark.parametrize("size", [(1650, 1050), (1100, 700)])
@pytest.mark.parametrize("viewport", [None, PHONE])
async def test_a_menu_below_a_picture_stays_open(playing, tab, viewport, size):
    """Opening it draws all messages again, and no picture is there yet when the page is laid out.

    However much is said for who does not see one, it takes no more room than the picture.
    """
    await playing.post("earlier", files=[picture(*size, told="what there is to see, " * 40)])
    menu = discord.ui.Select(placeholder="choose", options=[discord.SelectOption(label="this one")])
    view = discord.ui.View(timeout=None)
    view.add_item(menu)
    message = await playing.post("look", files=[picture(*size)], view=view)
    page = await tab(playing.addresses[0], viewport)
    await page.settled()
    await page.message(message.id).locator(".select-trigger").click()
    await page.settled()
    assert await page.message(message.id).locator(".select-trigger").get_attribute("aria-expanded") == "true"
    await page.page.get_by_text("this one").last.click()
