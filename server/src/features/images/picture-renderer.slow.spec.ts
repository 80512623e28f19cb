import fc from 'fast-check';
import sharp, { type Metadata } from 'sharp';

import type { PictureFormat } from './picture-encoding.js';
import { renderPicture } from './picture-renderer.js';
import {
  colourAt,
  differenceHash,
  hashDistance,
  optionsOf,
  render,
  scenePicture,
  sizeOf,
} from './pictures.testing.js';

/**
 * Maximum distance of hashes with 64 bits. Other codec versions may round differently; a wrong
 * image differs far more.
 */
const alike = 4;

describe('rendition', () => {
  let scene: Buffer;
  beforeAll(async () => {
    scene = await scenePicture().png().toBuffer();
  });

  it.each<[string, number, number, string]>([
    ['', 480, 320, 'ddcd8fdbb3339191'],
    ['w=240', 240, 160, 'ddcd8fdbb3339181'],
    ['h=80', 120, 80, 'ddcdcfdbb3339181'],
    ['w=200&h=200', 200, 200, '3e1e9f1d69301020'],
    ['w=200&h=200&fx=1', 200, 200, 'f9797fe7a6cb4301'],
    ['w=200&h=200&fx=0', 200, 200, '6fc7c7e74e8cc4c0'],
    ['w=100&h=300&fx=0.23&fy=0.3', 100, 300, 'e0c000e02140c080'],
    ['w=200&h=200&pos=right', 200, 200, 'f9797fe7a6cb4301'],
    ['w=200&h=200&pos=top-left', 200, 200, '6fc7c7e74e8cc4c0'],
    ['w=300&h=100&pos=top', 300, 100, '7fddddcd8f8fdbdb'],
    ['w=300&h=100&pos=bottom', 300, 100, 'fbb3b33391919101'],
    ['w=200&h=200&fit=contain', 200, 200, '00ddcdcb33918160'],
    ['w=200&h=200&fit=contain&pos=top&b=fff', 200, 200, 'ddcddb3391810000'],
    ['w=200&h=200&fit=contain&pos=bottom&b=000', 200, 200, '000010cdcfd39391'],
    ['w=200&h=200&fit=fill', 200, 200, 'ddcd8fdbb3339191'],
    ['w=200&h=200&fit=inside', 200, 133, 'ddcd8fdbb3339191'],
    ['w=200&h=200&fit=outside', 300, 200, 'ddcd8fdbb3339181'],
    ['z=2', 240, 160, '1e3d2a6cd4687930'],
    ['z=2&fx=0&fy=0', 240, 160, '4d7363e9c9e963b3'],
    ['z=3&fx=0.86&fy=0.14', 160, 107, '0003030303030000'],
    ['mx=1', 480, 320, '04440c2420325646'],
    ['my=1', 480, 320, '919133b3db8fcddd'],
    ['mx=1&my=1', 480, 320, '46563220240c4404'],
    ['r=90', 320, 480, '849c3c60603878e0'],
    ['r=-90', 320, 480, '7860c2f0f8c3c2ce'],
    ['r=180', 480, 320, '46563220240c4404'],
    ['r=30', 576, 517, '386c6639b6160604'],
    ['r=30&b=f2b13c', 576, 517, '382c6739b7170626'],
    ['r=90&mx=1', 320, 480, 'e0783860603c9c84'],
    ['r=90&w=200&h=200&fx=0.86&fy=0.14', 200, 200, '3460e0301838f1c0'],
    ['pt=40&b=c8443a', 480, 360, '20ddcdcbdb339181'],
    ['pr=40&b=c8443a', 520, 320, '9e9a9e92b2329383'],
    ['pb=40&b=c8443a', 480, 360, 'ddcdcfdb33919140'],
    ['pl=40&b=c8443a', 520, 320, '5dcdcf4b5b13d1c1'],
    ['pl=120&pt=80&extend=1', 600, 400, '7f3f656769194961'],
    ['pl=120&pt=80&reflect=1', 600, 400, '653f656769194961'],
    ['w=200&h=200&fit=contain&reflect=1', 200, 200, 'cdddcdcb33918191'],
    ['w=200&h=200&fit=contain&extend=1', 200, 200, 'ffddcdcb33918160'],
    ['project=0.2,0,0.8,0.2,1,1,0,0.8', 480, 320, '284e6c1292d34301'],
    ['project=1,0,0,0,0,1,1,1', 480, 320, '04040c2420325646'],
    ['project=0,0,1,0,0.7,1,0.3,1&b=ffffff', 480, 320, '7d5d494b0f271606'],
    ['w=300&pt=20&pr=20&pb=20&pl=20&b=fff', 300, 213, '214d4d4b73135301'],
  ])(
    'IMG-006 IMG-007 with "%s" is %p by %p px and looks as expected',
    async (query, width, height, hash) => {
      const made = await render(scene, query);
      expect(await sizeOf(made)).toStrictEqual([width, height]);
      expect(hashDistance(await differenceHash(made), hash)).toBeLessThanOrEqual(alike);
    },
  );

  it.each<PictureFormat>(['avif', 'webp'])('IMG-009 looks the same as %s', async (format) => {
    const made = await render(scene, 'w=300&h=300&r=30', format);
    const plain = await render(scene, 'w=300&h=300&r=30');
    const [hash, expected] = await Promise.all([made, plain].map(differenceHash));
    expect(hashDistance(hash ?? '', expected ?? '')).toBeLessThanOrEqual(alike);
    expect((await colourAt(made, 0.01, 0.01))[3]).toBeLessThan(10);
  });

  it('IMG-005 is cropped around the library’s focal point if the options give none', async () => {
    const options = optionsOf('w=200&h=200');
    const made = await renderPicture(scene, {
      options,
      focalPoint: { x: 1, y: 0.5 },
      format: 'compatible',
    });
    expect(await differenceHash(made)).toBe(
      await differenceHash(await render(scene, 'w=200&h=200&fx=1')),
    );
  });

  it('IMG-007 fills empty areas with the background, or leaves them transparent without one', async () => {
    const corner = async (query: string): Promise<readonly number[]> =>
      colourAt(await render(scene, query, 'webp'), 0.005, 0.005);
    expect((await corner('r=45'))[3]).toBe(0);
    expect((await corner('pt=20&pl=20'))[3]).toBe(0);
    expect((await corner('project=0.5,0,1,0,1,1,0.5,1'))[3]).toBe(0);
    for (const query of ['r=45', 'pt=20&pl=20', 'w=200&h=200&fit=contain']) {
      const [red = 0, green = 0, blue = 0, alpha] = await corner(`${query}&b=c8443a`);
      expect([red - 200, green - 68, blue - 58].every((off) => Math.abs(off) < 6)).toBe(true);
      expect(alpha).toBe(255);
    }
  });

  it('IMG-007 puts the background behind transparent pixels too', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const glass = await sharp({ create: { width: 8, height: 8, channels: 4, background: clear } })
      .png()
      .toBuffer();
    expect(await colourAt(await render(glass, 'b=0f0', 'webp'), 0.5, 0.5)).toStrictEqual(
      await colourAt(await render(glass, 'b=0f0&pt=8', 'webp'), 0.5, 0.1),
    );
    expect((await sharp(await render(glass, '')).metadata()).format).toBe('png');
  });

  it('IMG-007 IMG-006 extends the edge colour or reflects the image beyond its edge', async () => {
    const extended = await render(scene, 'pr=100&extend=1', 'webp');
    const reflected = await render(scene, 'pr=100&reflect=1', 'webp');
    const isRed = async (picture: Buffer): Promise<boolean> => {
      // The red box ends 30 px from the edge, so its reflection appears 30 px beyond the edge.
      const [red = 0, , blue = 0] = await colourAt(picture, 545 / 580, 45 / 320);
      return red > 150 && blue < 100;
    };
    expect(await isRed(extended)).toBe(false);
    expect(await isRed(reflected)).toBe(true);
  });

  it('IMG-007 has the density in the file, and no other metadata of the original', async () => {
    const photo = await scenePicture()
      .jpeg()
      .withExif({ IFD0: { Make: 'Canary' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .toBuffer();
    const facts = async (query: string): Promise<Metadata> =>
      sharp(await render(photo, query)).metadata();
    expect((await facts('dpi=150')).density).toBe(150);
    for (const query of ['dpi=150', '', 'w=100', 'r=90']) {
      const picture = await render(photo, query);
      expect(picture.toString('latin1')).not.toContain('Canary');
    }
    expect(await sizeOf(await render(photo, 'dpi=300'))).toStrictEqual([480, 320]);
  });

  it('is rotated by its orientation tag first', async () => {
    const photo = await scenePicture().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sizeOf(await render(photo, ''))).toStrictEqual([320, 480]);
    expect(await sizeOf(await render(photo, 'w=100&h=100&fx=0.2&fy=0.3&z=2'))).toStrictEqual([
      100, 100,
    ]);
    const [upright, turned] = await Promise.all([
      render(photo, 'w=200&h=200&fx=0.9&fy=0.2'),
      render(scene, 'r=90&w=200&h=200&fx=0.2&fy=0.1'),
    ]);
    const hashes = await Promise.all([upright, turned].map(differenceHash));
    expect(hashDistance(hashes[0] ?? '', hashes[1] ?? '')).toBeLessThanOrEqual(alike);
  });

  it('supports grey images with any rotation', async () => {
    const grey = await scenePicture().greyscale().png().toBuffer();
    for (const query of [
      '',
      'r=90',
      'r=10',
      'project=0,0,1,0,1,1,0,0.9',
      'dpi=72',
      'pt=3&extend=1',
    ]) {
      const [red = 0, green = 0, blue = 0] = await colourAt(await render(grey, query), 0.4, 0.4);
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(4);
    }
  });

  it('shows the first frame of an animation', async () => {
    const frame = { width: 40, height: 60, channels: 3, pageHeight: 30 } as const;
    const pixels = Buffer.concat([Buffer.alloc(40 * 30 * 3, 200), Buffer.alloc(40 * 30 * 3, 20)]);
    const moving = await sharp(pixels, { raw: frame })
      .webp({ loop: 0, delay: [90, 90] })
      .toBuffer();
    const made = await render(moving, '');
    expect(await sizeOf(made)).toStrictEqual([40, 30]);
    expect((await colourAt(made, 0.5, 0.9))[0]).toBeGreaterThan(150);
  });

  it('IMG-010 has exactly the requested size with any crop and rotation', async () => {
    const query = fc.record({
      w: fc.integer({ min: 8, max: 300 }),
      h: fc.integer({ min: 8, max: 300 }),
      z: fc.constantFrom('1', '1.7', '10'),
      r: fc.constantFrom('0', '90', '-90', '180', '33'),
      fx: fc.constantFrom('0', '0.3', '1'),
      fit: fc.constantFrom('cover', 'contain', 'fill'),
      mx: fc.constantFrom('0', '1'),
      pl: fc.constantFrom('0', '3'),
    });
    await fc.assert(
      fc.asyncProperty(query, async (parameters) => {
        const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
        const made = await render(scene, pairs.join('&'));
        expect(await sizeOf(made)).toStrictEqual([parameters.w, parameters.h]);
      }),
      { numRuns: 30 },
    );
  });
});
