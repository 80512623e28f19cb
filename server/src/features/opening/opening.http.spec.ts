import { randomBytes } from 'node:crypto';

import type { OwnShop, ShopEntrance, ShopStep } from '@selvedge/shared/opening/contract';
import type { PageListing } from '@selvedge/shared/pages/page';
import { MAIN_DIVISION } from '@selvedge/shared/stores/contract';

import { asPage, screenIn } from '../storefront/storefront.testing.js';
import { codeTo, newAddress, signUp } from '../accounts/account.testing.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';

const path = '/omnis/v3/dashboard/shops';
const newCode = (): string => `new-${randomBytes(4).toString('hex')}`;
const wanted = (code: string) => ({
  ...{ name: ' Weft & Warp ', code, country: 'SE', currency: 'SEK', theme: 'nordic' },
});

describe('a shop of one’s own', () => {
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

  const enter = (code: string, url: string) => {
    const { pathname, search } = new URL(url);
    const browser = app.visitor(code);
    return { browser, answer: browser.get(pathname + search) };
  };

  const isHomePageDone = async (owner: Pick<SignedIn, 'get'>): Promise<boolean | undefined> => {
    const steps: readonly ShopStep[] = (await owner.get('/omnis/v3/dashboard/steps/')).body;
    return steps.find(({ name }) => name === 'home-page')?.isDone;
  };

  it('is opened on the main brand, comes soon, and lets its owner in', async () => {
    const code = newCode();
    const opened = await person.post(`${path}/`, wanted(code));
    expect(opened.status).toBe(201);
    const { division, url }: ShopEntrance = opened.body;
    expect(url).toMatch(new RegExp(`^http://${code}\\.localhost/dashboard/enter\\?code=`));

    expect((await app.call(code, '/')).headers['location']).toBe('/countdown/');
    const { browser, answer } = enter(code, url);
    expect(await answer).toMatchObject({ status: 303, headers: { location: '/dashboard/' } });
    const settings = await browser.get('/omnis/v3/dashboard/settings/');
    expect(settings.body).toHaveProperty('settings.name', 'Weft & Warp');
    const shops: readonly OwnShop[] = (await person.get(`${path}/`)).body;
    const address = `http://${code}.localhost`;
    expect(shops).toEqual([
      { division, name: 'Weft & Warp', address, role: 'owner', isOpen: false },
    ]);
  });

  it('is entered by a code that is good once, and on its own host alone', async () => {
    const [code, other] = [newCode(), newCode()];
    const { url }: ShopEntrance = (await person.post(`${path}/`, wanted(code))).body;
    await person.post(`${path}/`, wanted(other));
    const elsewhere = enter(other, url);
    await elsewhere.answer;
    expect((await elsewhere.browser.get('/omnis/v3/dashboard/settings/')).status).toBe(401);
    await enter(code, url).answer;
    const again = enter(code, url);
    expect(await again.answer).toMatchObject({ status: 303, headers: { location: '/dashboard/' } });
    expect((await again.browser.get('/omnis/v3/dashboard/settings/')).status).toBe(401);
  });

  it('lets nobody in who does not work there', async () => {
    const { division }: ShopEntrance = (await person.post(`${path}/`, wanted(newCode()))).body;
    const stranger = await app.signInCustomer('');
    expect((await stranger.post(`${path}/${division}/entrance/`)).status).toBe(403);
    expect((await person.post(`${path}/${division}/entrance/`)).status).toBe(200);
  });

  it('STO-025 has an address of its own, of two at once one gets it', async () => {
    const code = newCode();
    const answers = await Promise.all([
      person.post(`${path}/`, wanted(code)),
      person.post(`${path}/`, wanted(code)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const look = await person.get(`${path}/address/?code=${code}`);
    expect(look.body).toEqual({
      address: `http://${code}.localhost`,
      refusal: 'Another shop has this address',
    });
    expect((await person.get(`${path}/address/?code=${newCode()}`)).body.refusal).toBeNull();
    expect((await person.get(`${path}/address/?code=atlas`)).body.refusal).toMatch(/kept/);
  });

  it.each([
    ['name', { name: '' }],
    ['code', { code: 'Two Words' }],
    ['code', { code: 'www' }],
    ['country', { country: 'ZZ' }],
    ['currency', { currency: 'XXX' }],
    ['theme', { theme: 'velvet' }],
  ])('is refused a %s that cannot be', async (field, wrong) => {
    const answer = await person.post(`${path}/`, { ...wanted(newCode()), ...wrong });
    expect(answer.status).toBe(422);
    expect(answer.body).toHaveProperty(['errors', field]);
  });

  it('is for who has confirmed their address and signed the terms', async () => {
    const newcomer = app.visitor('');
    const email = newAddress();
    await signUp(newcomer, email);
    const code = await codeTo(app, email);
    await newcomer.post('/omnis/v3/dashboard/secure/verify/', { code });
    const answer = await newcomer.post(`${path}/`, wanted(newCode()));
    expect(answer.status).toBe(403);
    expect(answer.body).toHaveProperty('message', 'Please sign the terms first');
    const staff = await app.signInStaff(['stores'], '');
    expect((await staff.post(`${path}/`, wanted(newCode()))).status).toBe(403);
  });

  it('begins with a home page that has its name and is its owner’s to change', async () => {
    const code = newCode();
    const name = 'Weft <b>& Warp';
    const { division, url }: ShopEntrance = (
      await person.post(`${path}/`, { ...wanted(code), name })
    ).body;
    const { browser, answer } = enter(code, url);
    await answer;
    const home = await browser.get('/', asPage);
    const { blocks, page } = screenIn(home, 'page');
    expect(page.title).toBe(name);
    expect(JSON.stringify(blocks)).toContain('About Weft &lt;b&gt;&amp; Warp');
    expect(await isHomePageDone(browser)).toBe(false);

    const pages = `/omnis/v3/divisions/${division}/pages/`;
    const [listed]: readonly PageListing[] = (await browser.get(pages)).body;
    const one = `${pages}${String(listed?.id)}/`;
    const draft = (await browser.get(one)).body;
    await browser.send('patch', one, { body: { ...draft, blocks: [] } });
    expect(await isHomePageDone(browser)).toBe(true);
  });

  it('leads on with the opening where that is wanted, and nowhere else', async () => {
    const code = newCode();
    const { url }: ShopEntrance = (await person.post(`${path}/`, wanted(code))).body;
    const elsewhere = await enter(code, `${url}&to=https://elsewhere.example`).answer;
    expect(elsewhere.status).toBe(422);
    const { answer } = enter(code, `${url}&to=opening`);
    expect((await answer).headers['location']).toBe('/dashboard/opening/look');
  });

  it('has a look once somebody chose one, also the one that it had', async () => {
    const shop = await app.openStore({ theme: 'naked' });
    const owner = await app.signInOwner(shop);
    const look = async () => {
      const steps: readonly ShopStep[] = (await owner.get('/omnis/v3/dashboard/steps/')).body;
      return steps.find(({ name }) => name === 'look')?.isDone;
    };
    expect(await look()).toBe(false);
    const theme = `/omnis/v3/divisions/${shop.division}/theme/`;
    const { position } = (await owner.get(theme)).body;
    await owner.send('put', theme, { body: { position, name: 'naked', values: {} } });
    expect(await look()).toBe(true);
  });

  it('tells its owner what is still to do', async () => {
    const shop = await app.openStore({
      theme: 'naked',
      comingSoon: { enabled: true, opensAt: null, heading: 'Soon' },
    });
    const owner = await app.signInOwner(shop);
    const steps: readonly ShopStep[] = (await owner.get('/omnis/v3/dashboard/steps/')).body;
    const left = steps.filter(({ isDone }) => !isDone).map(({ name }) => name);
    expect(left).toEqual(['look', 'product', 'logo', 'home-page', 'open']);
    expect((await app.call(shop.code, '/')).headers['location']).toBe('/countdown/');
    const after = await owner.post('/omnis/v3/dashboard/steps/open/');
    expect((await app.call(shop.code, '/')).status).toBe(200);
    expect(after.body).toContainEqual({ name: 'open', isDone: true, isNeeded: true });
  });
});
