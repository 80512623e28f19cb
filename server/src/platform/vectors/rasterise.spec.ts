import sharp from 'sharp';

import { DrawingTooComplex, DrawingUnreadable } from './drawing.errors.js';
import { rasterise, withSlowDrawings } from './rasterise.js';

const maxPixels = 25_000_000;
const svg = (inner: string, side = 40): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${inner}</svg>`,
  );
const flower = svg(
  '<circle cx="20" cy="20" r="15" fill="#c24"/><path d="M0 0h40v9z" opacity=".5"/>',
);
/** Takes minutes: fifty turbulence filters over 16 million pixels. */
const endless = svg(
  `<filter id="f">${'<feTurbulence numOctaves="10" baseFrequency=".9"/>'.repeat(50)}<feMerge>${'<feMergeNode/>'.repeat(9)}</feMerge></filter><rect width="4000" height="4000" filter="url(#f)"/>`,
  4_000,
);
/** Takes longer than the quick queue allows, on fast machines too. */
const slowSvg = (id: string): Buffer =>
  svg(
    `<filter id="${id}">${'<feTurbulence numOctaves="90" baseFrequency=".9"/>'.repeat(6)}</filter><rect width="1400" height="1400" filter="url(#${id})"/>`,
    1_400,
  );
const ofFlower = { content: flower, density: 72, maxPixels };
const ofEndless = { content: endless, density: 72, maxPixels };

describe('a drawing rasterised in a child process', () => {
  it('IMG-018 has the same pixels as when rendered in this process', async () => {
    const { data, width, height } = await rasterise(ofFlower);
    const here = await sharp(flower).ensureAlpha().raw().toBuffer();
    expect([width, height]).toStrictEqual([40, 40]);
    expect(Buffer.compare(Buffer.from(data), here)).toBe(0);
  });

  it('IMG-018 is scaled by its density and fitted to its size', async () => {
    const large = await rasterise({ ...ofFlower, density: 144 });
    expect([large.width, large.height]).toStrictEqual([80, 80]);
    const resize = { width: 30, height: 10, fit: 'contain' } as const;
    const fitted = await rasterise({ ...ofFlower, resize });
    expect([fitted.width, fitted.height, fitted.data.length]).toStrictEqual([30, 10, 30 * 10 * 4]);
  });

  it('IMG-018 is aborted when it takes too long, and refused at once the next time', async () => {
    const others = Array.from({ length: 3 }, () => rasterise(ofFlower));
    const inTurn = (limitMs: number) =>
      withSlowDrawings(() => rasterise(ofEndless, limitMs), { key: String(limitMs) });
    await expect(inTurn(1_500)).rejects.toThrow(DrawingTooComplex);
    // Without the cached refusal this would exceed the test's time limit.
    await expect(inTurn(10 ** 9)).rejects.toThrow(DrawingTooComplex);
    expect((await Promise.all(others)).map(({ width }) => width)).toStrictEqual([40, 40, 40]);
    expect((await rasterise(ofFlower)).width).toBe(40);
  });

  it('IMG-018 is rendered in a job again and again until all its drawings are ready', async () => {
    const names = ['one', 'two'].map((id) => slowSvg(id));
    let runs = 0;
    const made = await withSlowDrawings(
      async () => {
        runs += 1;
        const drawings = names.map((content) => rasterise({ ...ofFlower, content }, 10 ** 8));
        return (await Promise.all(drawings)).map(({ width }) => width);
      },
      { key: 'both' },
    );
    expect([made, runs > 1]).toStrictEqual([[1_400, 1_400], true]);
  }, 300_000);

  it('IMG-018 is refused if it cannot be read or has too many pixels', async () => {
    const broken = rasterise({ ...ofFlower, content: Buffer.from('<svg') });
    await expect(broken).rejects.toThrow(DrawingUnreadable);
    const tooLarge = rasterise({ ...ofFlower, maxPixels: 100 });
    await expect(tooLarge).rejects.toMatchObject({
      reason: expect.stringContaining('pixel limit'),
    });
  });
});
