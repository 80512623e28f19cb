import sharp from 'sharp';

/** About what a mock-up weighs and how much there is to see in it: 1600 by 2000 px with soft noise, a webp. */
export function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  const background = '#1f2c47';
  return sharp({ create: { width: 1600, height: 2000, channels: 3, background, noise } })
    .blur(2)
    .webp({ quality: 90 })
    .toBuffer();
}

/** What the service is compared with. */
export function plainResize(original: Buffer, width: number): Promise<Buffer> {
  return sharp(original).resize(width).webp().toBuffer();
}
