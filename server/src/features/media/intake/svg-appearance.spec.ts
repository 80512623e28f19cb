import { chromium, type Browser, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

import { findChromium } from '../../../../../tools/test/programs/chromium.mjs';
import { rasterise, withSlowDrawings } from '../../../platform/vectors/rasterise.js';
import { DrawingNotSupported } from '../media.errors.js';
import { prepareUpload } from './media-intake.js';
import { drawings, type Drawing } from './svg-appearance.testing.js';

const side = 120;
/**
 * Maximum mean difference per channel, of 255: renderers smooth the edges of shapes and letters
 * differently.
 */
const tolerance = 3.5;
/** Maximum for the ninth of the drawing that differs most; a missing part would exceed it. */
const tileTolerance = 9;

const white = (picture: Sharp): Promise<Buffer> =>
  picture
    .flatten({ background: '#fff' })
    .resize(side, side, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();

/** Mean differences of all pixels and of the tile with the largest. */
function differences(one: Buffer, other: Buffer) {
  const tiles = new Array<number>(9).fill(0);
  for (let at = 0; at < one.length; at += 1) {
    const pixel = Math.floor(at / 3);
    const row = Math.floor(pixel / side / (side / 3));
    const tile = row * 3 + Math.floor((pixel % side) / (side / 3));
    tiles[tile] = (tiles[tile] ?? 0) + Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  }
  const total = tiles.reduce((sum, tile) => sum + tile, 0);
  return { mean: total / one.length, tile: (Math.max(...tiles) * 9) / one.length };
}

describe('an uploaded drawing', () => {
  let browser: Browser;
  let page: Page;
  let all: readonly Drawing[];

  beforeAll(async () => {
    const executablePath = await findChromium();
    if (executablePath === undefined) throw new Error('Chromium is not installed.');
    const args = ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'];
    browser = await chromium.launch({ executablePath, args });
    page = await browser.newPage({ viewport: { width: side, height: side } });
    all = await drawings();
  });
  afterAll(() => browser.close());

  /** The drawing as the browser shows the uploaded file. */
  async function inBrowser(content: Buffer): Promise<Buffer> {
    const source = `data:image/svg+xml;base64,${content.toString('base64')}`;
    await page.setContent(
      `<body style="margin:0"><img src="${source}" style="display:block;width:${side}px;height:${side}px">`,
    );
    await page.evaluate('document.images[0].decode()');
    return white(sharp(await page.screenshot()));
  }

  const asStored = (content: Buffer): Promise<Buffer> =>
    withSlowDrawings(
      async () => {
        const prepared = await prepareUpload(content);
        const task = { content: prepared.content, density: 72, maxPixels: 1_000_000 };
        const { data, width, height } = await rasterise(task);
        return white(sharp(data, { raw: { width, height, channels: 4 } }));
      },
      { key: 'as stored' },
    );

  it('IMG-018 looks as in a browser, or is refused with the reason', async () => {
    expect(all.length).toBeGreaterThan(30);
    const wrong: string[] = [];
    const blank = Buffer.alloc(side * side * 3, 255);
    for (const { name, content, forImage = content } of all.filter(
      ({ refusal }) => refusal === undefined,
    )) {
      const shown = await inBrowser(forImage);
      if (differences(shown, blank).mean < 1) wrong.push(`${name}: blank in the browser`);
      const stored = await asStored(content).catch((error: unknown) => String(error));
      if (typeof stored === 'string') {
        wrong.push(`${name}: ${stored}`);
        continue;
      }
      const { mean, tile } = differences(shown, stored);
      if (mean > tolerance || tile > tileTolerance)
        wrong.push(`${name}: ${mean.toFixed(1)}, ${tile.toFixed(1)}`);
    }
    expect(wrong).toStrictEqual([]);
  }, 120_000);

  it('IMG-018 is refused with the reason if it would lose parts', async () => {
    for (const { content, refusal } of all.filter((drawing) => drawing.refusal !== undefined)) {
      const upload = prepareUpload(content);
      await expect(upload).rejects.toThrow(DrawingNotSupported);
      await expect(upload).rejects.toThrow(refusal);
    }
  });
});
