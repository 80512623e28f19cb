import { randomBytes } from 'node:crypto';

import type { OwnShop, ShopEntrance, ShopStep } from '@selvedge/shared/opening/contract';
import type { PageListing } from '@selvedge/shared/pages/page';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';

import { asPage, screenIn } from '../storefront/storefront.testing.js';
import { codeTo, newAddress, signUp } from '../accounts/account.testing.js';
import type { Answer } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';

const path = '/omnis/v3/dashboard/shops';
const newCode = (): string => `new-${randomBytes(4).toString('hex')}`;
const pathIn = ({ headers }: Answer): string => {
  const { pathname, search } = new URL(String(headers['location']), 'http://localhost');
  return pathname + search;
};
const shopInput = (code: string) => ({
  ...{ name: ' Weft & Warp ', code, country: 'SE', currency: 'SEK', theme: 'nordic' },
});

describe('a shop that a customer opens', () => {
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

  /**
   * Enters the shop as a person who is signed in on the main brand, in a browser that follows all
   * redirects.
   */
  const enter = async (code: string, search = '', by: Pick<SignedIn, 'get'> = person) => {
    const browser = app.visitor(code);
    const entrance = await browser.get(`/dashboard/enter${search}`);
    const answered = await by.get(pathIn(entrance));
    return {
      browser,
      url: answered.headers['location'],
      answer: await browser.get(pathIn(answered)),
    };
  };
  const enterAt = (code: string, to: string) =>
    app.visitor(code).get(`/dashboard/enter?to=${encodeURIComponent(to)}`);
  const isIn = async (browser: Pick<SignedIn, 'get'>): Promise<boolean> =>
    (await browser.get('/omnis/v3/dashboard/settings/')).status === 200;

  type Reader = Pick<SignedIn, 'get'>;
  const stepsOf = async (owner: Reader): Promise<readonly ShopStep[]> =>
    (await owner.get('/omnis/v3/dashboard/steps/')).body;
  const isDone = async (owner: Reader, step: ShopStep['name']): Promise<boolean | undefined> =>
    (await stepsOf(owner)).find(({ name }) => name === step)?.isDone;

  it('lists no step for payments if they are enabled', async () => {
    const owner = await app.signInOwner(await app.openStore());
    const steps = await stepsOf(owner);
    expect(steps.map(({ name }) => name)).not.toContain('payments');
  });

  it('is created on the main brand as coming soon, and lets its owner in', async () => {
    const code = newCode();
    const opened = await person.post(`${path}/`, shopInput(code));
    expect(opened.status).toBe(201);
    const { division, url }: ShopEntrance = opened.body;
    expect(url).toBe(`http://${code}.localhost/dashboard/enter`);

    expect((await app.call(code, '/')).headers['location']).toBe('/countdown/');
    const { browser, answer } = await enter(code);
    expect(answer).toMatchObject({ status: 303, headers: { location: '/dashboard/' } });
    const settings = await browser.get('/omnis/v3/dashboard/settings/');
    expect(settings.body).toHaveProperty('settings.name', 'Weft & Warp');
    const shops: readonly OwnShop[] = (await person.get(`${path}/`)).body;
    const address = `http://${code}.localhost`;
    expect(shops).toEqual([
      { division, name: 'Weft & Warp', address, role: 'owner', isOpen: false },
    ]);
  });

  it('has a menu of pages that exist, which counts as a step once it is edited', async () => {
    const code = newCode();
    await person.post(`${path}/`, shopInput(code));
    const { browser } = await enter(code);
    const isDone = async (step: ShopStep['name']): Promise<boolean | undefined> => {
      const steps: readonly ShopStep[] = (await browser.get('/omnis/v3/dashboard/steps/')).body;
      return steps.find(({ name }) => name === step)?.isDone;
    };
    const settingsPath = '/omnis/v3/dashboard/settings/';
    const { settings, position } = (await browser.get(settingsPath)).body;
    expect(settings.mainMenu).toHaveLength(2);
    for (const { href } of settings.mainMenu) expect((await browser.get(href)).status).toBe(200);
    expect([await isDone('menu'), await isDone('business')]).toEqual([false, false]);
    const mainMenu = [...settings.mainMenu, { text: 'Home', href: '/' }];
    await browser.send('put', settingsPath, {
      body: { position, ...settings, mainMenu },
    });
    expect(await isDone('menu')).toBe(true);
    const details = { legalName: 'Weft Ltd', companyNumber: '', vatNumber: '', charityNumber: '' };
    await browser.send('put', '/omnis/v3/dashboard/business/details/', { body: details });
    expect(await isDone('business')).toBe(true);
  });

  it('is entered with a single-use code that is valid on its own host only', async () => {
    const [code, other] = [newCode(), newCode()];
    await person.post(`${path}/`, shopInput(code));
    await person.post(`${path}/`, shopInput(other));
    const browser = app.visitor(code);
    const answered = await person.get(pathIn(await browser.get('/dashboard/enter')));
    const otherVisitor = app.visitor(other);
    otherVisitor.setCookie('selvedge-entrance', browser.cookie('selvedge-entrance') ?? '');
    await otherVisitor.get(pathIn(answered));
    expect(await isIn(otherVisitor)).toBe(false);

    const again = app.visitor(code);
    again.setCookie('selvedge-entrance', browser.cookie('selvedge-entrance') ?? '');
    await browser.get(pathIn(answered));
    expect(await isIn(browser)).toBe(true);
    const late = await again.get(pathIn(answered));
    expect(late).toMatchObject({ status: 303, headers: { location: '/dashboard/' } });
    expect(await isIn(again)).toBe(false);
  });

  it('accepts the code only from the browser that requested it', async () => {
    const code = newCode();
    await person.post(`${path}/`, shopInput(code));
    const answered = await person.get(pathIn(await app.visitor(code).get('/dashboard/enter')));
    const led = app.visitor(code);
    await led.get(pathIn(answered));
    expect(await isIn(led)).toBe(false);
    await led.get('/dashboard/enter');
    await led.get(pathIn(answered));
    expect(await isIn(led)).toBe(false);
  });

  it('refuses people who do not work there', async () => {
    const code = newCode();
    const { division }: ShopEntrance = (await person.post(`${path}/`, shopInput(code))).body;
    const stranger = await app.signInCustomer('');
    for (const other of [stranger, app.visitor(''), await app.signInStaff(['stores'], '')]) {
      const { url, browser } = await enter(code, '', other);
      expect(url).toBe(`http://${code}.localhost/dashboard/`);
      expect(await isIn(browser)).toBe(false);
    }
    const shop = await app.openStore();
    const owner = await app.signInOwner(shop);
    const onItsHost = await owner.get(`/dashboard/shops/${shop.division}/entrance/?browser=b`);
    expect(onItsHost.headers['location']).toBe(`http://${shop.code}.localhost/dashboard/`);
    expect((await person.get(`/dashboard/shops/${division}/entrance/`)).status).toBe(422);
    expect((await person.get('/dashboard/shops/999999/entrance/?browser=b')).status).toBe(404);
  });

  it('STO-025 has its own address, which only one of two concurrent requests gets', async () => {
    const code = newCode();
    const answers = await Promise.all([
      person.post(`${path}/`, shopInput(code)),
      person.post(`${path}/`, shopInput(code)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const look = await person.get(`${path}/address/?code=${code}`);
    expect(look.body).toEqual({
      address: `http://${code}.localhost`,
      refusal: 'Another shop has this address',
    });
    expect((await person.get(`${path}/address/?code=${newCode()}`)).body.refusal).toBeNull();
    expect((await person.get(`${path}/address/?code=atlas`)).body.refusal).toMatch(/reserved/);
  });

  it.each([
    ['name', { name: '' }],
    ['code', { code: 'Two Words' }],
    ['code', { code: 'www' }],
    ['country', { country: 'ZZ' }],
    ['currency', { currency: 'XXX' }],
    ['theme', { theme: 'velvet' }],
  ])('is refused with an invalid %s', async (field, wrong) => {
    const answer = await person.post(`${path}/`, { ...shopInput(newCode()), ...wrong });
    expect(answer.status).toBe(422);
    expect(answer.body).toHaveProperty(['errors', field]);
  });

  it('requires signed terms and a customer account', async () => {
    const newcomer = app.visitor('');
    const email = newAddress();
    await signUp(newcomer, email);
    const code = await codeTo(app, email);
    await newcomer.post('/omnis/v3/dashboard/secure/verify/', { code });
    const answer = await newcomer.post(`${path}/`, shopInput(newCode()));
    expect(answer.status).toBe(403);
    expect(answer.body).toHaveProperty('message', 'Please sign the terms first');
    const staff = await app.signInStaff(['stores'], '');
    expect((await staff.post(`${path}/`, shopInput(newCode()))).status).toBe(403);
  });

  it('begins with a home page that shows its name and that the owner can edit', async () => {
    const code = newCode();
    const name = 'Weft <b>& Warp';
    const opened = await person.post(`${path}/`, { ...shopInput(code), name });
    const { division }: ShopEntrance = opened.body;
    const { browser } = await enter(code);
    const home = await browser.get('/', asPage);
    const { blocks, page } = screenIn(home, 'page');
    expect(page.title).toBe(name);
    expect(JSON.stringify(blocks)).toContain('About Weft &lt;b&gt;&amp; Warp');
    expect(await isDone(browser, 'home-page')).toBe(false);

    const pages = `/omnis/v3/divisions/${division}/pages/`;
    const [listed]: readonly PageListing[] = (await browser.get(pages)).body;
    const one = `${pages}${String(listed?.id)}/`;
    const draft = (await browser.get(one)).body;
    await browser.send('patch', one, { body: { ...draft, blocks: [] } });
    expect(await isDone(browser, 'home-page')).toBe(true);
  });

  it('is listed in the shop switcher, which opens the same screen of another shop', async () => {
    const [one, other] = [newCode(), newCode()];
    await person.post(`${path}/`, shopInput(one));
    await person.post(`${path}/`, shopInput(other));
    const { browser } = await enter(one);
    const { body } = await browser.get('/omnis/v3/dashboard/stores/');
    const shops: readonly OwnShop[] = body;
    expect(shops.map(({ address }) => address)).toEqual([
      `http://${other}.localhost`,
      `http://${one}.localhost`,
    ]);
    const { answer, browser: over } = await enter(other, '?to=products');
    expect(answer.headers['location']).toBe('/dashboard/products');
    expect(await isIn(over)).toBe(true);
    expect((await app.visitor(one).get('/omnis/v3/dashboard/stores/')).status).toBe(401);
    const shop = await app.openStore();
    const stranger = await app.signInOwner(shop);
    const theirs = await stranger.get('/omnis/v3/dashboard/stores/');
    expect(theirs.body).toMatchObject([{ division: shop.division }]);
    for (const to of ['a/b', '..', '//elsewhere.example', 'a?b'])
      expect((await enterAt(other, to)).status).toBe(422);
  });

  it('redirects to the opening steps on request, and to no other site', async () => {
    const code = newCode();
    await person.post(`${path}/`, shopInput(code));
    const toOtherSite = await app
      .visitor(code)
      .get('/dashboard/enter?to=https://elsewhere.example');
    expect(toOtherSite.status).toBe(422);
    const { answer } = await enter(code, '?to=opening');
    expect(answer.headers['location']).toBe('/dashboard/opening/look');
  });

  it('counts the theme as chosen once one is saved, even the default one', async () => {
    const shop = await app.openStore({ theme: 'naked' });
    const owner = await app.signInOwner(shop);
    expect(await isDone(owner, 'look')).toBe(false);
    const theme = `/omnis/v3/divisions/${shop.division}/theme/`;
    const { position } = (await owner.get(theme)).body;
    await owner.send('put', theme, { body: { position, name: 'naked', values: {} } });
    expect(await isDone(owner, 'look')).toBe(true);
  });

  it('lists the remaining steps to its owner', async () => {
    const shop = await app.openStore({
      theme: 'naked',
      comingSoon: { enabled: true, opensAt: null, heading: 'Soon' },
    });
    const owner = await app.signInOwner(shop);
    const steps = await stepsOf(owner);
    const left = steps.filter(({ isDone }) => !isDone).map(({ name }) => name);
    expect(left).toEqual([...['look', 'product', 'logo', 'home-page', 'menu', 'business', 'open']]);
    expect((await app.call(shop.code, '/')).headers['location']).toBe('/countdown/');
    const after = await owner.post('/omnis/v3/dashboard/steps/open/');
    expect((await app.call(shop.code, '/')).status).toBe(200);
    expect(after.body).toContainEqual({ name: 'open', isDone: true, isNeeded: true });
  });
});
