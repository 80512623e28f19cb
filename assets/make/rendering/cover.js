import sharp from 'sharp';

/** Coverage of a path, 0 to 1; `scale`: pixels per unit of the path. */
export async function cover({ width, height, scale = 1 }, ...paths) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width / scale} ${height / scale}"><rect width="100%" height="100%"/>${paths
    .map((d) => `<path d="${d}" fill="#fff"/>`)
    .join('')}</svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Float32Array.from(data, (value) => value / 255);
}
