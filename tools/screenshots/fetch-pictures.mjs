/** Loads lazy images as far down as the screenshot reaches. */
export async function fetchPictures(page, maxHeight) {
  await page.evaluate(async (bottom) => {
    const { document, scrollY } = globalThis;
    const near = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top + scrollY < bottom,
    );
    // Otherwise the screenshot may precede the decoding of an image.
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
