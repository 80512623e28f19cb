/** Pictures that a window would fetch only when they come near, as far down as the photograph reaches. */
export async function fetchPictures(page, maxHeight) {
  await page.evaluate(async (bottom) => {
    const { document, scrollY } = globalThis;
    const near = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top + scrollY < bottom,
    );
    // Else the photograph may be taken before a picture is decoded anew.
    for (const image of near) Object.assign(image, { loading: 'eager', decoding: 'sync' });
    const settled = (image) =>
      image.complete ||
      new Promise((resolve) => {
        image.addEventListener('load', resolve, { once: true });
        image.addEventListener('error', resolve, { once: true });
      });
    await Promise.all(near.map(settled));
    await Promise.all(near.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  }, maxHeight);
}
