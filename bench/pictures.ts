import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { imageRenders } from '../shared/src/images/limits.js';
import { Pictures } from '../server/src/features/images/pictures.service.js';
import { renderPicture, type Rendition } from '../server/src/features/images/picture-renderer.js';
import { optionsOf } from '../server/src/features/images/pictures.testing.js';
import { SystemClock } from '../server/src/platform/clock.js';
import { readConfig } from '../server/src/platform/config/read-config.js';
import { printTable } from './lib/measure.js';
import { photograph, plainResize } from './lib/pictures.js';

/*
 * The image service compared with a bare `sharp(original).resize(width).webp()` of the same bytes,
 * in alternating rounds: images per second, and maximum growth of the process. The original is a
 * webp of a mock-up's size. Ratios relate to the bare resize at the same width.
 */

const roundMs = 1_500;
const rounds = 3;
const renditions = [
  'w=320',
  'w=640',
  'w=1280',
  'w=640&h=640&fx=0.3&fy=0.3',
  'w=640&z=2&fx=0.4&fy=0.4',
  'w=640&r=90&mx=1',
  'w=640&r=30&b=f4f4f1',
  'w=640&h=640&fit=contain&reflect=1',
  'w=640&project=0.1,0,0.9,0.1,1,1,0,0.9',
];

interface Measured {
  readonly perSecond: number;
  readonly grownBytes: number;
}

/** Runs as many renders concurrently as a server does. */
async function measure(render: () => Promise<unknown>): Promise<Measured> {
  const before = process.memoryUsage.rss();
  let [made, most] = [0, before];
  const start = performance.now();
  const worker = async (): Promise<void> => {
    while (performance.now() - start < roundMs) {
      await render();
      made += 1;
      most = Math.max(most, process.memoryUsage.rss());
    }
  };
  await Promise.all(Array.from({ length: imageRenders.atOnce }, worker));
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: made / seconds, grownBytes: most - before };
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function row(name: string, ours: readonly Measured[], bare: readonly Measured[]): string[] {
  const rate = middle(ours.map(({ perSecond }) => perSecond));
  const reference = middle(bare.map(({ perSecond }) => perSecond));
  const grown = Math.max(...ours.map(({ grownBytes }) => grownBytes));
  return [
    name,
    rate.toFixed(1),
    reference.toFixed(1),
    (rate / reference).toFixed(2),
    (grown / 1024 / 1024).toFixed(0),
  ];
}

const headings = ['rendition', 'per s', 'bare per s', 'ratio', 'growth MB'];
const original = await photograph();
const focalPoint = { x: 0.5, y: 0.5 };

async function benchRendition(query: string, format: Rendition['format']): Promise<string[]> {
  const options = optionsOf(query);
  const [ours, bare]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    bare.push(await measure(() => plainResize(original, options.width ?? 640)));
    ours.push(await measure(() => renderPicture(original, { options, focalPoint, format })));
  }
  return row(`${query} ${format}`, ours, bare);
}

/** Measures cached images, read from disk through the service, as most are. */
async function benchCached(): Promise<string[]> {
  const folder = path.join(tmpdir(), `selvedge-bench-${randomBytes(6).toString('hex')}`);
  const DATA_KEY = Buffer.alloc(32).toString('base64');
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, DATA_KEY });
  const pictures = new Pictures(config, new SystemClock());
  const content = (): Promise<Buffer> => Promise.resolve(original);
  const named = { name: 'bench', division: 1, edition: '1' };
  const source = { ...named, contentType: 'image/webp', focalPoint, content };
  const ask = (): Promise<Buffer> => pictures.picture(source, { width: 640 }, 'webp').content();
  try {
    await ask();
    const cached = await measure(ask);
    return row('w=640 webp, cached', [cached], [await measure(() => plainResize(original, 640))]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const table = [headings];
for (const query of renditions) table.push(await benchRendition(query, 'webp'));
table.push(await benchRendition('w=640', 'avif'), await benchRendition('w=640', 'compatible'));
table.push(await benchCached());
printTable(`pictures, ${imageRenders.atOnce} at once, from a webp of 1600 by 2000 px`, table);
