import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

import { FIXTURES } from '@selvedge/shared/blocks/fixtures.gen';
import { wireOfFixture } from '@selvedge/shared/blocks/model/block-fixture';
import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';

import { asPage } from './features/storefront/storefront.testing.js';
import { startApp, type SignedIn, type TestApp } from './platform/testing/start-app.js';
import { textCalls, withText, worstCases, type TextCall } from './worst-case-texts.testing.js';

/** Longest time for which a request may block the event loop of a quiet machine. */
const limitMs = 50;
/** Garbage collection and other programs block it as well, but not in every attempt. */
const attempts = 6;
/** Timeout for thousands of calls on a busy machine. */
const longMs = 300_000;

const uuid = '00000000-0000-4000-8000-000000000000';
/** A block with many texts of this length fits into a request. */
const blockTextUnits = 19_998;
/** Texts for blocks, which read and draw most properties in the same few ways. */
const blockTexts = ['words', 'tags', 'entities', 'combining marks', 'joined emoji'];
const pageFields = {
  published: true,
  layout: 'standard',
  properties: { isStorePage: { value: '1' }, loginState: { value: 'everyone' } },
};

/** Blocks the event loop of a quiet machine for about 10 ms. */
async function referenceWork(): Promise<void> {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  Array.from(segmenter.segment('a'.repeat(1_000)));
  await setImmediate();
}

describe('a text of 64 KB', () => {
  let app: TestApp;
  let owner: SignedIn;
  let founder: SignedIn;
  let staff: SignedIn;
  let division: number;
  /** Number of calls answered with 422. */
  let refused = 0;
  const delay = monitorEventLoopDelay({ resolution: 1 });

  beforeAll(async () => {
    app = await startApp();
    const shop = await app.openStore({ pro: true });
    division = shop.division;
    owner = await app.signInOwner(shop);
    founder = await app.signInCustomer('');
    staff = await app.signInStaff(ATLAS_PERMISSIONS);
    for (const caller of [owner, founder, staff])
      await caller.get('/omnis/v3/dashboard/secure/get/');
    delay.enable();
  });
  afterAll(async () => {
    delay.disable();
    await app.close();
  });

  /** Milliseconds for which the event loop is blocked at least, in each of several attempts. */
  async function blockedMs(
    work: (attempt: number) => Promise<void>,
    enoughMs = 0,
  ): Promise<number> {
    let shortest = Infinity;
    for (let attempt = 0; attempt < attempts && shortest >= enoughMs; attempt += 1) {
      delay.reset();
      await work(attempt);
      shortest = Math.min(shortest, delay.max / 1e6);
    }
    return shortest;
  }

  async function isSlow(work: (attempt: number) => Promise<void>): Promise<boolean> {
    const ms = await blockedMs(work, limitMs);
    if (ms < limitMs) return false;
    // A busy machine needs longer for the same work.
    return ms > (limitMs / 10) * (await blockedMs(referenceWork));
  }

  async function isAnySlow(works: readonly (() => Promise<void>)[]): Promise<boolean> {
    for (const work of works) if (await isSlow(work)) return true;
    return false;
  }

  function callerOf(path: string): SignedIn {
    if (path.includes('/atlas/')) return staff;
    return path.startsWith('/omnis/v3/dashboard/shops') ? founder : owner;
  }

  /** Requests of a call, which differ in the field with the text. */
  function requestsOf({ method, path, with: requests }: TextCall, text: string) {
    const caller = callerOf(path);
    const named = path
      .replaceAll(':division', String(division))
      .replaceAll(/:(?:uuid|view|snippet)\b/g, uuid)
      .replaceAll(/:\w+/g, '999999999');
    return requests(text).map(({ path: query, headers, body }) => async () => {
      const { status } = await caller.send(method, `${named}/${query}`, {
        headers: { ...headers, 'x-xsrf-token': caller.cookie('XSRF-TOKEN') ?? '' },
        ...(body === undefined ? {} : { body }),
      });
      if (status === 422) refused += 1;
      if (status >= 500) throw new Error(`${method} ${named} answers ${String(status)}.`);
    });
  }

  it(
    'does not block the event loop, whatever it contains, in any call',
    async () => {
      const calls = textCalls(app).filter(({ path }) => !path.includes('/logout'));
      const slow: string[] = [];
      for (const call of calls)
        for (const [name, text] of Object.entries(worstCases))
          if (await isAnySlow(requestsOf(call, text))) slow.push(`${call.name}: ${name}`);
      expect(slow).toEqual([]);
      expect(calls.length).toBeGreaterThan(150);
      // Permissions and ids are right, so that most calls read the fields.
      expect(refused).toBeGreaterThan(2_500);
    },
    longMs,
  );

  it(
    'does not block the event loop in any block of a page',
    async () => {
      const pages = `/omnis/v3/divisions/${division}/pages/`;
      const slow: string[] = [];
      for (const [type, fixture] of Object.entries(FIXTURES))
        for (const name of blockTexts) {
          const text = worstCases[name] ?? '';
          const block = wireOfFixture(withText(fixture, text.slice(-blockTextUnits)), 0);
          const saveAndShow = async (attempt: number) => {
            // A new page is in no cache.
            const url = `/${type}-${name}-${String(attempt)}/`.toLowerCase().replaceAll(' ', '-');
            const saved = await owner.post(pages, { ...pageFields, url, blocks: [block] });
            const shown = await owner.get(url, asPage);
            expect([url, saved.status, shown.status]).toEqual([url, 201, 200]);
          };
          if (await isSlow(saveAndShow)) slow.push(`${type}: ${name}`);
        }
      expect(slow).toEqual([]);
    },
    longMs,
  );
});
