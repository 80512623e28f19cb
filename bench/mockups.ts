import { readFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import type { GarmentName } from '../shared/src/catalogue/garments/mockup.js';
import {
  assetsFolder,
  masterSize,
  readLayers,
  type GarmentLayers,
} from '../server/src/features/mockups/garment-layers.js';
import { renderMockup } from '../server/src/features/mockups/mockup-renderer.js';
import { printTable } from './lib/measure.js';

/*
 * Mock-ups rendered from cached layers, compared with a plain sharp composite of the same layers:
 * without perspective, folds, ink texture or coloured highlights. Both produce the same jpeg
 * format. Measures CPU time, so other load does not count; the ratio is the composite's share of
 * ours.
 */

const rounds = 7;
const hex = '#1f2c47';

interface Subject {
  readonly garment: GarmentName;
  readonly design: string;
}

const subjects: readonly Subject[] = [
  { garment: 't-shirt', design: 'retro-sun' },
  { garment: 'hoodie', design: 'slow-rainbow' },
  { garment: 'tote', design: 'lemons' },
  { garment: 'sticker', design: 'lighthouse' },
];

async function ours({ garment }: Subject, layers: GarmentLayers, art: Buffer): Promise<void> {
  const artwork = { content: () => Promise.resolve(art), edition: 'bench', takesInk: false };
  await renderMockup({ garment, side: 'front', hex, layers, artwork });
}

async function bare({ backdrop, mask, shade }: GarmentLayers, art: Buffer): Promise<void> {
  const grey = { raw: { ...masterSize, channels: 1 } } as const;
  const print = await sharp(art)
    .resize(600, 740, { fit: 'contain', background: '#0000' })
    .toBuffer();
  const cloth = await sharp({ create: { ...masterSize, channels: 3, background: hex } })
    .composite([{ input: print }, { input: Buffer.from(shade), ...grey, blend: 'multiply' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const cut = await sharp(cloth, { raw: { ...masterSize, channels: 3 } })
    .joinChannel(Buffer.from(mask), grey)
    .raw()
    .toBuffer();
  await sharp(backdrop, { raw: { ...masterSize, channels: 3 } })
    .composite([{ input: cut, raw: { ...masterSize, channels: 4 } }])
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimizeCoding: false })
    .toBuffer();
}

/** CPU time of all threads of this process, in milliseconds. */
async function processorTime(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function row(subject: Subject): Promise<string[]> {
  const art = await readFile(path.join(assetsFolder, 'designs', `${subject.design}.svg`));
  const layers = await readLayers(subject.garment, 'front');
  const [rendered, composed]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    rendered.push(await processorTime(() => ours(subject, layers, art)));
    composed.push(await processorTime(() => bare(layers, art)));
  }
  const [mine, reference] = [middle(rendered), middle(composed)];
  const name = `${subject.garment}, ${subject.design}`;
  return [name, mine.toFixed(0), reference.toFixed(0), (reference / mine).toFixed(2)];
}

sharp.cache(false);
const table = [['mock-up', 'ms', 'bare ms', 'ratio']];
for (const subject of subjects) table.push(await row(subject));
printTable(`mock-ups, ${masterSize.width} by ${masterSize.height} px`, table);
