import { randomBytes } from 'node:crypto';

import type { AccountExport } from '@selvedge/shared/own-account/account-export';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';
import { DataSource } from 'typeorm';

import type { Answer } from '../../../platform/testing/browser.js';
import { ErasureHooks } from '../../../platform/event-log/privacy/subject-erasure.js';
import {
  startApp,
  testPassword,
  type SignedIn,
  type TestApp,
} from '../../../platform/testing/start-app.js';

const shops = '/omnis/v3/dashboard/shops/';
const steps = '/omnis/v3/dashboard/steps/';
const typed = {
  ...{ name: 'Weft & Warp', code: 'weft', country: 'SE', currency: 'SEK', theme: 'nordic' },
  hasOwnCode: true,
};
const chosen = { design: 'moon-cat', garment: 'tote', name: 'The first bag', price: 1800 };

describe('opening draft', () => {
  let app: TestApp;
  let person: SignedIn;
  beforeAll(async () => {
    app = await startApp();
    await app.openStore({ division: MAIN_DIVISION, code: 'main' });
  });
  beforeEach(async () => {
    person = await app.signInCustomer('');
  });
  afterAll(() => app.close());

  const put = async (
    browser: Pick<SignedIn, 'get' | 'send'>,
    path: string,
    draft: unknown,
  ): Promise<Answer> => {
    // The first request issues the CSRF token for later changes.
    await browser.get(`${path}draft/`);
    return browser.send('put', `${path}draft/`, { body: { draft } });
  };
  const draftOf = async (browser: Pick<SignedIn, 'get'>, path = shops): Promise<unknown> =>
    (await browser.get(`${path}draft/`)).body.draft;
  /** The same person on another device. */
  const again = async (): Promise<Pick<SignedIn, 'get'>> => {
    const browser = app.visitor('');
    const login = { email: person.email, password: testPassword };
    await browser.post('/omnis/v3/dashboard/secure/login/', login);
    return browser;
  };

  it('can be continued on another device, by its author only', async () => {
    expect(await draftOf(person)).toBeNull();
    expect((await put(person, shops, typed)).status).toBe(204);
    expect((await put(person, shops, { ...typed, name: '' })).status).toBe(204);
    expect(await draftOf(await again())).toEqual({ ...typed, name: '' });
    expect(await draftOf(await app.signInCustomer(''))).toBeNull();
  });

  it('is removed when the shop is created or the draft discarded', async () => {
    await put(person, shops, typed);
    const code = `new-${randomBytes(4).toString('hex')}`;
    const { hasOwnCode: _, ...fields } = typed;
    expect((await person.post(shops, { ...fields, code })).status).toBe(201);
    expect(await draftOf(person)).toBeNull();
    await put(person, shops, typed);
    await put(person, shops, null);
    expect(await draftOf(person)).toBeNull();
  });

  it('keeps the choices for the first product until the shop opens', async () => {
    const shop = await app.openStore({ comingSoon: { enabled: true, opensAt: null, heading: '' } });
    const [owner, other] = [await app.signInOwner(shop), await app.signInOwner(shop)];
    expect((await put(owner, steps, chosen)).status).toBe(204);
    expect([await draftOf(owner, steps), await draftOf(other, steps)]).toEqual([chosen, null]);
    expect((await owner.post(`${steps}open/`)).status).toBe(200);
    expect(await draftOf(owner, steps)).toBeNull();
  });

  it.each([
    ['an invalid country', shops, { ...typed, country: 'XX' }],
    ['a name that is too long', shops, { ...typed, name: 'x'.repeat(81) }],
    ['no draft at all', shops, undefined],
    ['a list of drafts', shops, [typed]],
    ['a missing name', shops, { ...typed, name: null }],
    ['an unknown garment', steps, { ...chosen, garment: 'kilt' }],
    ['a missing price', steps, { ...chosen, price: null }],
  ])('refuses %s', async (_, path, draft) => {
    const shop = await app.openStore();
    const browser = path === shops ? person : await app.signInOwner(shop);
    expect((await put(browser, path, draft)).status).toBe(422);
    expect(await draftOf(browser, path)).toBeNull();
  });

  it('is part of the data export, and erased with its author', async () => {
    await put(person, shops, typed);
    const { text } = await person.form('/account/data/export/', { password: testPassword });
    const file: AccountExport = JSON.parse(text);
    expect(file.openings).toEqual([{ shop: null, draft: typed }]);
    await app.get(ErasureHooks).run(`customer:${String(person.subject.id)}`);
    const rows: unknown[] = await app
      .get(DataSource)
      .query('SELECT FROM opening_drafts WHERE subject = $1', [
        `customer:${String(person.subject.id)}`,
      ]);
    expect(rows).toEqual([]);
  });
});
