import { FIXTURES } from '@selvedge/shared/blocks/fixtures.gen';
import { wireOfFixture } from '@selvedge/shared/blocks/model/block-fixture';
import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';

import { asPage } from '../features/storefront/storefront.testing.js';
import { startApp, type SignedIn, type TestApp } from '../platform/testing/start-app.js';
import { longestTurnMs } from './longest-turn.testing.js';
import { textCalls, withText, worstCases, type TextCall } from './worst-case-texts.testing.js';

/**
 * Processor time in milliseconds that no turn of the event loop may need. Unlike the time that
 * passes, it does not depend on other programs. Includes preparing the request here.
 */
const limitMs = 50;
/** Number of attempts; garbage collection does not run in each of them. */
const attempts = 4;
/** Number of faults after which the others are not measured, because each takes long. */
const enough = 3;
/** Timeout for thousands of calls on a busy machine. */
const longMs = 600_000;

const uuid = '00000000-0000-4000-8000-000000000000';
/** A block with many texts of this length fits into a request. */
const blockTextUnits = 19_998;
const pageFields = {
  published: true,
  layout: 'standard',
  properties: { isStorePage: { value: '1' }, loginState: { value: 'everyone' } },
};

describe('a text of 64 KB', () => {
  let app: TestApp;
  let owner: SignedIn;
  let founder: SignedIn;
  let staff: SignedIn;
  let division: number;
  /** Number of calls answered with 422. */
  let refused = 0;

  beforeAll(async () => {
    app = await startApp();
    const shop = await app.openStore({ pro: true });
    division = shop.division;
    owner = await app.signInOwner(shop);
    founder = await app.signInCustomer('');
    staff = await app.signInStaff(ATLAS_PERMISSIONS);
    for (const caller of [owner, founder, staff])
      await caller.get('/omnis/v3/dashboard/secure/get/');
  });
  afterAll(() => app.close());

  /** Whether every attempt blocks the event loop for too long. */
  async function isSlow(work: (attempt: number) => Promise<void>): Promise<boolean> {
    for (let attempt = 0; attempt < attempts; attempt += 1)
      if ((await longestTurnMs(() => work(attempt))) < limitMs) return false;
    return true;
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
    'holds the event loop for less than 50 ms, whatever it contains, in any call',
    async () => {
      const calls = textCalls(app).filter(({ path }) => !path.includes('/logout'));
      const slow: string[] = [];
      for (const call of calls)
        for (const [name, text] of Object.entries(worstCases))
          if (slow.length < enough && (await isAnySlow(requestsOf(call, text))))
            slow.push(`${call.name}: ${name}`);
      expect(slow).toEqual([]);
      expect(calls.length).toBeGreaterThan(150);
      // Permissions and ids are right, so that most calls read the fields.
      expect(refused).toBeGreaterThan(1_000);
    },
    longMs,
  );

  it(
    'holds the event loop for less than 50 ms in any block of a page',
    async () => {
      const pages = `/omnis/v3/divisions/${division}/pages/`;
      const slow: string[] = [];
      for (const [type, fixture] of Object.entries(FIXTURES))
        for (const [name, text] of Object.entries(worstCases)) {
          const block = wireOfFixture(withText(fixture, text.slice(-blockTextUnits)), 0);
          const saveAndShow = async (attempt: number) => {
            // A new page is in no cache.
            const url = `/${type}-${name}-${String(attempt)}/`.toLowerCase().replaceAll(' ', '-');
            const saved = await owner.post(pages, { ...pageFields, url, blocks: [block] });
            const shown = await owner.get(url, asPage);
            expect([url, saved.status, shown.status]).toEqual([url, 201, 200]);
          };
          if (slow.length < enough && (await isSlow(saveAndShow))) slow.push(`${type}: ${name}`);
        }
      expect(slow).toEqual([]);
    },
    longMs,
  );
});
