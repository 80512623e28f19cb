import { randomUUID } from 'node:crypto';

import type { AccountExport } from '@selvedge/shared/own-account/account-export';
import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';
import { noPayroll } from '@selvedge/shared/staff/payroll/payroll';
import { noProfile } from '@selvedge/shared/staff/profile/profile';
import type { Store } from '@selvedge/shared/stores/contract';

import { DataSource } from 'typeorm';

import { subscribedBrowser } from '../../platform/push/push.testing.js';
import { startApp, testPassword, type TestApp } from '../../platform/testing/start-app.js';
import { codeOf, protect } from '../../features/accounts/second-factor/second-factor.testing.js';
import { addTees, openTeeShop, placeOrder } from '../../features/checkout/checkout.testing.js';
import { OwnOrderViews } from '../../features/orders/index.js';
import { Talk } from '../../features/page-comments/page-comments.testing.js';
import { StaffPayrolls } from '../../features/staff/payroll/staff-payrolls.service.js';
import { StaffProfiles } from '../../features/staff/profiles/staff-profiles.service.js';
import { StaffUsers } from '../../features/staff/users/staff-users.service.js';
import { asPage, screenIn } from '../../features/storefront/storefront.testing.js';

const path = '/account/data/';

describe('the data export', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await openTeeShop(app);
  });
  afterAll(() => app.close());

  type Person = Awaited<ReturnType<TestApp['signInCustomer']>>;

  const take = (person: Pick<Person, 'form'>, fields: Record<string, string> = {}) =>
    person.form(`${path}export/`, { password: testPassword, ...fields });
  const fileOf = async (person: Pick<Person, 'form'>): Promise<AccountExport> =>
    JSON.parse((await take(person)).text);

  it("is a JSON file with the person's data that must not be cached", async () => {
    const person = await app.signInCustomer(shop.code);
    await person.form('/account/details/', { firstName: 'Ada', phone: '020 7946 0018' });
    const order = await placeOrder(person, shop);
    await addTees(person, shop);
    const staff = await app.signInStaff(ATLAS_PERMISSIONS);
    const orders = '/omnis/v3/atlas/orders/';
    await staff.get(orders);
    const note = { id: randomUUID(), text: 'Call first' };
    await staff.post(`${orders}${String(order.orderId)}/notes/`, note);
    const { subscription } = subscribedBrowser('https://push.example.test/ada');
    const browser = { ...subscription, userAgent: 'A browser' };
    await person.get('/omnis/v3/notifications/subscriptions/');
    await person.post('/omnis/v3/notifications/subscriptions/', browser);
    const answer = await take(person);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="your-data.json"',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    const file: AccountExport = JSON.parse(answer.text);
    expect(file).toMatchObject({
      format: 'selvedge-account',
      version: 12,
      account: { email: person.email, firstName: 'Ada', details: { phone: '020 7946 0018' } },
      twoFactor: { isOn: false },
      passkeys: [],
      sessions: [{ isThis: true }],
      devices: [{ shop: shop.name, browser: 'A browser', since: expect.stringMatching(/Z$/) }],
      memberships: [],
      requests: [],
      addresses: [],
      baskets: [{ shop: shop.name, quantity: 2 }],
      favourites: [],
      openings: [],
      orderViews: [],
      comments: [],
      subscriptions: [],
      messages: [],
      lead: {
        notes: [],
        services: [],
        industries: [],
        status: null,
        potentialValue: null,
        journey: [],
      },
      staff: null,
    });
    expect(file.terms?.signedAt ?? file.madeAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(file.orders).toMatchObject([
      {
        orderId: order.orderId,
        shop: shop.name,
        total: { amount: 5195, currency: 'GBP' },
        items: [{ quantity: 2 }],
        notes: [{ text: 'Call first' }],
      },
    ]);
  });

  it('covers all shops and contains no data of other people', async () => {
    const person = await app.signInCustomer(shop.code);
    const other = await app.signInCustomer(shop.code);
    const otherShop = await openTeeShop(app);
    const asGuest = await placeOrder(app.visitor(otherShop.code), otherShop, {
      email: person.email.toUpperCase(),
    });
    await placeOrder(app.visitor(shop.code), shop, { email: 'somebody@example.test' });
    await placeOrder(other, shop, { email: 'another@example.test' });
    await placeOrder(other, shop, { email: person.email });
    const file = await fileOf(person);
    expect(file.orders.map(({ orderId }) => orderId)).toEqual([asGuest.orderId]);
    expect(JSON.stringify(file)).not.toMatch(/somebody@|another@/);
    expect(JSON.stringify(file)).not.toContain(other.email);
  });

  it('contains what staff recorded about the person, without naming staff', async () => {
    const person = await app.signInCustomer(shop.code);
    const staff = await app.signInStaff(ATLAS_PERMISSIONS);
    const path = `/omnis/v3/atlas/customers/${String(person.subject.id)}/`;
    await staff.post(`${path}notes/`, { id: randomUUID(), text: 'Call in spring' });
    await staff.send('patch', path, {
      body: { leadStatus: 'won', services: ['print'], potentialValue: 90_000 },
    });
    const at = expect.stringMatching(/Z$/);
    expect((await fileOf(person)).lead).toEqual({
      notes: [{ text: 'Call in spring', writtenAt: at }],
      ...{ services: ['print'], industries: [], status: 'won' },
      potentialValue: { amount: 90_000, currency: 'GBP' },
      journey: [{ status: 'won', since: at }],
    });
  });

  it('contains comments on pages and mailing-list subscriptions', async () => {
    const talk = await Talk.begin(app);
    const thread = await talk.start('A little larger?', talk.owner);
    await talk.reply(thread, 'As it is, please', talk.member);
    const letters = { email: talk.member.email.toUpperCase(), firstName: 'Robin' };
    const answer = await talk.member.post('/omnis/v3/mailing-lists/subscribe/', letters);
    expect(answer.status).toBeLessThan(300);
    const others = { email: 'somebody@example.test' };
    await talk.member.post('/omnis/v3/mailing-lists/subscribe/', others);
    const file = await fileOf(talk.member);
    expect(file.comments).toEqual([
      {
        shop: talk.shop.name,
        page: talk.page.url,
        text: 'As it is, please',
        writtenAt: expect.stringMatching(/Z$/),
        editedAt: null,
      },
    ]);
    expect(file.subscriptions).toEqual([
      {
        shop: talk.shop.name,
        mailingList: 1,
        firstName: 'Robin',
        askedAt: expect.stringMatching(/Z$/),
        confirmedAt: null,
        endedAt: null,
      },
    ]);
    expect(JSON.stringify(file)).not.toMatch(/A little larger|somebody@/);
  });

  it('contains contact messages sent while signed in or from the verified address', async () => {
    const person = await app.signInCustomer(shop.code);
    const contactMessage = {
      name: 'Ada Palm',
      email: person.email,
      message: 'Do you print on linen?',
    };
    await person.form('/contact/send/', contactMessage);
    const asGuest = {
      ...contactMessage,
      // Domains are stored in lower case.
      email: person.email.replace(/^[^@]+/, (name) => name.toUpperCase()),
      message: 'And on hemp?',
    };
    await app.visitor(shop.code).form('/contact/send/', asGuest);
    const others = {
      ...contactMessage,
      email: 'somebody@example.test',
      message: 'From another person',
    };
    await app.visitor(shop.code).form('/contact/send/', others);
    const sent = { shop: shop.name, name: 'Ada Palm', sentAt: expect.stringMatching(/Z$/) };
    expect((await fileOf(person)).messages).toEqual([
      { ...sent, email: asGuest.email, message: asGuest.message },
      { ...sent, email: contactMessage.email, message: contactMessage.message },
    ]);
    const unverify = 'UPDATE customers SET verified = false WHERE id = $1';
    await app.get(DataSource).query(unverify, [person.subject.id]);
    expect((await fileOf(person)).messages.map(({ message }) => message)).toEqual([
      contactMessage.message,
    ]);
  });

  it('contains shop memberships, and is available to staff too', async () => {
    const owner = await app.signInOwner(shop);
    expect((await fileOf(owner)).memberships).toMatchObject([{ shop: shop.name, role: 'owner' }]);
    const staff = await app.signInStaff(['stores'], shop.code);
    const profile = { ...noProfile, bio: 'Came from weaving.' };
    const payroll = { ...noPayroll, bankAccountNumber: '87654321' };
    const subject = `staff:${String(staff.subject.id)}`;
    await app.get(StaffProfiles).save(subject, profile);
    await app.get(StaffPayrolls).save(subject, payroll);
    await app.get(StaffUsers).setRfids(staff.subject.id, ['04A1B2C3']);
    expect(await fileOf(staff)).toMatchObject({
      account: { email: staff.email },
      terms: null,
      orders: [],
      lead: null,
      staff: { profile, payroll, rfids: ['04A1B2C3'] },
    });
  });

  it('contains the saved order views of a staff member, without those of others', async () => {
    const [staff, other] = [
      await app.signInStaff(['orders-view'], shop.code),
      await app.signInStaff(['orders-view'], shop.code),
    ];
    const search = { status: 'printed', searchTerm: 'tote', sort: 'due' } as const;
    const add = ({ subject }: Person, name: string) =>
      app.get(OwnOrderViews).add(`staff:${String(subject.id)}`, { name, ...search });
    await add(staff, 'Late totes');
    await add(other, 'Of another');
    expect((await fileOf(staff)).orderViews).toEqual([{ name: 'Late totes', search }]);
  });

  it('requires the password and limits attempts', async () => {
    const person = await app.signInCustomer(shop.code);
    const wrong = await take(person, { password: 'not it at all' });
    expect([wrong.status, wrong.headers['content-disposition']]).toEqual([422, undefined]);
    expect(screenIn(wrong, 'account-data').form?.errors).toEqual({
      password: ['The password is wrong'],
    });
    expect(wrong.text).not.toContain('not it at all');
    for (let tries = 0; tries < 10; tries += 1) await take(person, { password: 'nor this' });
    const delayed = await take(person);
    expect([delayed.status, delayed.headers['content-disposition']]).toEqual([429, undefined]);
  });

  it('requires the second factor if there is one', async () => {
    const person = await app.signInCustomer(shop.code);
    const { secret } = await protect(person);
    expect(screenIn(await person.get(path, asPage), 'account-data').isProtected).toBe(true);
    const half = await take(person);
    expect(screenIn(half, 'account-data').form?.errors).toEqual({
      twoFactorAuthCode: ['This field is required'],
    });
    expect((await take(person, { twoFactorAuthCode: codeOf(secret, 9) })).status).toBe(422);
    const taken = await take(person, { twoFactorAuthCode: codeOf(secret) });
    expect(JSON.parse(taken.text)).toMatchObject({ twoFactor: { isOn: true } });
  });

  it('redirects visitors to sign-in', async () => {
    const visitor = app.visitor(shop.code);
    const door = '/login/?redirect_uri=%2Faccount%2Fdata%2F';
    expect((await visitor.get(path, asPage)).headers['location']).toBe(door);
    expect((await take(visitor)).headers['location']).toBe(door);
  });
});
