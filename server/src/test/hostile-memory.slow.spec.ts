import type { Store } from '@selvedge/shared/stores/contract';
import * as fc from 'fast-check';

import { scenePicture } from '../features/images/pictures.testing.js';
import { uploaded } from '../features/media/media.testing.js';
import { ticketOf, type PageAt } from '../features/pages/collab/collab.testing.js';
import { liveFrames, pageFrames, sendFrames } from './hostile-frames.testing.js';
import {
  hostileBodies,
  names,
  routes,
  hostilePathValues,
  writing,
} from './hostile-requests.testing.js';
import { environment } from '../platform/config/environment.js';
import { Browser } from '../platform/testing/browser.js';
import { inspected, memoryOf, type Memory } from '../platform/testing/inspected-memory.js';
import { startSecondServer, type ServerProcess } from '../platform/testing/server-process.js';
import { startOwnApp, type SignedIn, type TestApp } from '../platform/testing/start-app.js';

const slow = 240_000;
const megabyte = 1024 * 1024;
/** The first round fills caches; memory of further rounds must be released. */
const rounds = Number(environment()['HOSTILE_ROUNDS'] ?? 2);
/** Tolerance for code compiled late, and for allocator blocks that are released with delay. */
const mostMore: Memory = { heapUsed: 4 * megabyte, external: 4 * megabyte, rss: 80 * megabyte };

describe('the memory of an attacked process', () => {
  let app: TestApp;
  let attacked: ServerProcess;
  let shop: Store;
  let owner: SignedIn;
  let picture: string;
  let page: PageAt;
  let sent = 0;

  beforeAll(async () => {
    app = await startOwnApp({ TRUST_PROXY: '1' });
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
    const { uuid } = await uploaded(owner, await scenePicture().png().toBuffer());
    picture = `/images/${uuid}`;
    const pages = `/omnis/v3/divisions/${shop.division}/pages/`;
    const { body } = await owner.post(pages, { url: '/hostile/' });
    page = { division: shop.division, id: body.id };
    attacked = await startSecondServer(app, inspected);
  }, slow);
  afterAll(async () => {
    attacked.child.kill('SIGKILL');
    await attacked.ended;
    await app.close();
  });

  /** A separate address per call, so that no call is rate limited. */
  const from = (round: number): { 'x-forwarded-for': string } => ({
    'x-forwarded-for': `10.${round}.${(sent >> 8) & 255}.${(sent += 1) & 255}`,
  });
  const stranger = (): Browser => new Browser(attacked.url, `${shop.code}.localhost`);

  async function calls(round: number): Promise<void> {
    const person = stranger();
    await person.get('/omnis/v3/dashboard/secure/get/');
    const token = person.cookie('XSRF-TOKEN') ?? '';
    for (const text of Object.values(hostilePathValues))
      for (const { method, path } of routes.filter(({ path }) => names(path).length > 0))
        await person.send(method, path.replaceAll(/:(\w+)|\*/g, text), { headers: from(round) });
    for (const { method, path } of writing)
      for (const [type, body] of hostileBodies(`canary-${round}`)) {
        const headers = { ...from(round), 'content-type': type, 'x-xsrf-token': token };
        await person.send(method, path.replaceAll(/:(\w+)|\*/g, `x${sent}`), { headers, body });
      }
  }

  async function frames(round: number): Promise<void> {
    const base = attacked.url.replace('http', 'ws');
    const host = `${shop.code}.localhost`;
    const headers = { Host: host, Origin: `http://${host}`, Cookie: owner.cookieHeader() };
    for (let seed = round * 20; seed < (round + 1) * 20; seed += 1) {
      const lives = fc.sample(liveFrames(shop.division + 1), { seed, numRuns: 10 });
      const changes = fc.sample(pageFrames, { seed, numRuns: 10 });
      const { room, token } = await ticketOf(owner, page);
      await sendFrames(`${base}/live/?EIO=4&transport=websocket`, lives, {
        headers,
        first: ['40'],
      });
      await sendFrames(`${base}/collab/${room}?token=${token}`, changes, {
        headers: { Host: host },
      });
    }
  }

  /**
   * Large and small images at once, in new sizes: a single large one that leaked would exceed the
   * tolerance.
   */
  async function pictures(round: number): Promise<void> {
    const heavy = Array.from({ length: 4 }, (_, at) => `w=2048&h=${900 + round * 20 + at}&r=90`);
    const small = Array.from({ length: 20 }, (_, at) => `w=${40 + at}&h=${40 + round}`);
    const accept = 'image/webp';
    await Promise.all(
      [...heavy, ...small].map(async (query) => {
        const answer = await stranger().get(`${picture}?${query}`, {
          headers: { ...from(round), accept },
        });
        expect([200, 503]).toContain(answer.status);
      }),
    );
  }

  async function attack(round: number): Promise<Memory> {
    await calls(round);
    await frames(round);
    await pictures(round);
    return memoryOf(attacked);
  }

  it(
    'is released, whatever was requested',
    async () => {
      const loaded = await attack(0);
      let left = loaded;
      for (let round = 1; round < rounds; round += 1) left = await attack(round);
      process.stdout.write(
        `after ${sent} calls: ${formatMemory(left)}; ${formatMemory(loaded)} before\n`,
      );
      for (const part of parts) expect(left[part] - loaded[part]).toBeLessThan(mostMore[part]);
    },
    slow,
  );
});

const parts = ['heapUsed', 'external', 'rss'] as const;
const formatMemory = (memory: Memory): string =>
  parts.map((part) => `${part} ${(memory[part] / megabyte).toFixed(1)} MB`).join(', ');
