import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { DESIGNS } from '@selvedge/shared/catalogue/garments/designs';
import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import sharp from 'sharp';

import { assetsFolder } from './garment-layers.js';

const folder = path.join(assetsFolder, 'designs');
const read = (design: string): Promise<string> =>
  readFile(path.join(folder, `${design}.svg`), 'utf8');

/**
 * Shapes, and elements that group, clip and colour them: no fonts, images, scripts or animation.
 */
const outlines = new Set(
  'svg g defs path circle ellipse rect line polygon polyline clipPath linearGradient radialGradient stop'.split(
    ' ',
  ),
);

describe('design', () => {
  it('files match the list, in its order', async () => {
    const files = (await readdir(folder)).map((file) => path.parse(file).name);
    expect([...DESIGNS]).toStrictEqual(files.sort());
    expect(DESIGNS.length).toBeGreaterThanOrEqual(32);
  });

  it.each([...DESIGNS])('%s contains only outlines that load and run nothing', async (design) => {
    const text = await read(design);
    const parser = new DOMParser({ onError: onErrorStopParsing });
    const elements = [...parser.parseFromString(text, 'image/svg+xml').getElementsByTagName('*')];
    expect(elements.filter(({ tagName }) => !outlines.has(tagName))).toStrictEqual([]);
    const attributes = elements.flatMap((element) => [...element.attributes]);
    expect(attributes.filter(({ name }) => /^on|href$/.test(name))).toStrictEqual([]);
    expect(attributes.filter(({ value }) => /url\((?!#)/.test(value))).toStrictEqual([]);
    expect(text).toMatch(/^<svg [^>]*viewBox="/);
  });

  it.each([...DESIGNS])('%s does not touch the edges of its canvas', async (design) => {
    const { data, info } = await sharp(Buffer.from(await read(design)))
      .resize(200, 200, { fit: 'inside' })
      .ensureAlpha()
      .extractChannel(3)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const covered = data.filter((alpha) => alpha > 128).length / data.length;
    expect(covered).toBeGreaterThan(0.04);
    const corners = [0, info.width - 1, data.length - info.width, data.length - 1];
    expect(corners.map((at) => data[at])).toStrictEqual([0, 0, 0, 0]);
  });
});
