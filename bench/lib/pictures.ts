import sharp from 'sharp';

/**
 * Creates an image with about the size and detail of a mock-up: a 1600 × 2000 px webp with soft
 * noise.
 */
export function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  const background = '#1f2c47';
  return sharp({ create: { width: 1600, height: 2000, channels: 3, background, noise } })
    .blur(2)
    .webp({ quality: 90 })
    .toBuffer();
}

/** Reference for the image service. */
export function plainResize(original: Buffer, width: number): Promise<Buffer> {
  return sharp(original).resize(width).webp().toBuffer();
}
