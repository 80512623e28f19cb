import type { Store } from '@selvedge/shared/stores/contract';

import { SubjectErasure } from '../../../platform/event-log/privacy/subject-erasure.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { Addresses } from '../../../features/addresses/index.js';
import { addTees, openTeeShop } from '../../../features/checkout/checkout.testing.js';
import { asPage, screenIn } from '../../../features/storefront/storefront.testing.js';

const path = '/account/addresses/';
const home = {
  fullName: 'Ada Lovelace',
  line1: '1 Analytical Row',
  line2: '',
  city: 'London',
  postcode: 'N1 9GU',
  country: 'GB',
};
const work = { ...home, line1: '2 Engine House', postcode: '75001', country: 'FR' };

describe('saved addresses', () => {
  let app: TestApp;
  let shop: Store;
  let person: SignedIn;

  beforeAll(async () => {
    app = await startApp();
    shop = await openTeeShop(app);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    person = await app.signInCustomer(shop.code);
  });

  const pageOf = async (browser: SignedIn, query = '') =>
    screenIn(await browser.get(`${path}${query}`, asPage), 'account-addresses');
  const linesOf = async (browser = person) =>
    (await pageOf(browser)).addresses.map(({ line1, isDefault }) => [line1, isDefault]);
  const idOf = async (line1: string) =>
    (await pageOf(person)).addresses.find((one) => one.line1 === line1)?.addressId ?? '';
  const checkout = async (query = '') =>
    screenIn(await person.get(`/checkout/${query}`, asPage), 'checkout');

  it('are added, changed, set as default and deleted by plain forms', async () => {
    const added = await person.form(path, home);
    expect([added.status, added.headers['location']]).toEqual([303, `${path}?done=saved`]);
    await person.form(path, work);
    expect(await linesOf()).toEqual([
      [home.line1, true],
      [work.line1, false],
    ]);
    await person.form(`${path}default/`, { addressId: await idOf(work.line1) });
    const addressId = await idOf(home.line1);
    expect((await pageOf(person, `?change=${addressId}`)).changed).toMatchObject({ addressId });
    await person.form(path, { ...home, addressId, line1: '3 Row' });
    expect(await linesOf()).toEqual([
      ['3 Row', false],
      [work.line1, true],
    ]);
    await person.form(`${path}delete/`, { addressId: await idOf(work.line1) });
    expect(await linesOf()).toEqual([['3 Row', true]]);
  });

  it('default to the country of the shop', async () => {
    const { code } = await app.openStore({ country: 'DE' });
    expect(await pageOf(await app.signInCustomer(code))).toMatchObject({ country: 'DE' });
  });

  it('are validated like checkout addresses, and come back with their errors', async () => {
    const answer = await person.form(path, { ...home, city: ' ', country: 'XX' });
    expect(answer.status).toBe(422);
    const { form, addresses } = screenIn(answer, 'account-addresses');
    expect(Object.keys(form?.errors ?? {})).toEqual(['city', 'country']);
    expect(form?.values['line1']).toBe(home.line1);
    expect(addresses).toEqual([]);
  });

  it('are visible to and editable by their owner only', async () => {
    await person.form(path, home);
    const addressId = await idOf(home.line1);
    const other = await app.signInCustomer(shop.code);
    expect((await other.form(path, { ...work, addressId })).status).toBe(422);
    await other.form(`${path}delete/`, { addressId });
    expect((await other.form(`${path}default/`, { addressId })).status).toBe(422);
    expect(await linesOf(other)).toEqual([]);
    expect(await linesOf()).toEqual([[home.line1, true]]);
    const visitor = app.visitor(shop.code);
    const door = '/login/?redirect_uri=%2Faccount%2Faddresses%2F';
    expect((await visitor.get(path, asPage)).headers['location']).toBe(door);
    expect((await visitor.form(path, home)).headers['location']).toBe(door);
  });

  it('survive concurrent changes', async () => {
    await Promise.all([person.form(path, home), person.form(path, work), person.form(path, home)]);
    expect((await linesOf()).map(([line1]) => line1).sort()).toEqual([home.line1, work.line1]);
  });

  it('fill in the checkout, where a link selects another one', async () => {
    await addTees(person, shop);
    expect(await checkout()).toMatchObject({
      addresses: [],
      form: { values: { email: person.email } },
    });
    await person.form(path, home);
    await person.form(path, work);
    const first = await checkout();
    expect(first.form?.values['shippingAddress.line1']).toBe(home.line1);
    expect(first.addresses?.map(({ isChosen }) => isChosen)).toEqual([true, false]);
    const second = await checkout(`?address=${await idOf(work.line1)}`);
    expect(second).toMatchObject({ country: 'FR' });
    expect(second.form?.values['shippingAddress.line1']).toBe(work.line1);
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop);
    const guests = screenIn(await visitor.get('/checkout/', asPage), 'checkout');
    expect([guests.addresses, guests.form]).toEqual([null, null]);
  });

  it('are saved at checkout if the shopper chooses so', async () => {
    const order = async (changes: Record<string, string>) => {
      await addTees(person, shop);
      const { idempotencyKey } = await checkout();
      const address = Object.entries(home).map(([name, text]) => [
        `shippingAddress[${name}]`,
        text,
      ]);
      const fields = { ...Object.fromEntries(address), ...changes };
      return person.form('/checkout/', { idempotencyKey, email: person.email, ...fields });
    };
    expect((await order({})).status).toBe(303);
    expect(await linesOf()).toEqual([]);
    expect((await order({ keepAddress: '1' })).status).toBe(303);
    await order({ keepAddress: '1' });
    expect(await linesOf()).toEqual([[home.line1, true]]);
  });

  it('EVT-016 are erased with the person', async () => {
    await person.form(path, home);
    await app.get(SubjectErasure).erase(`customer:${person.subject.id}`);
    expect(await app.get(Addresses).of(person.subject)).toEqual([]);
  });
});
