import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer, Browser } from '../../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { goodPassword, mailsTo, newAddress } from '../../accounts/account.testing.js';

const team = '/omnis/v3/dashboard/team/';
const statusAndCode = ({ status, body }: Answer): unknown[] => [status, body.code];

describe('a team invitation', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
  });
  afterAll(() => app.close());

  const invite = (email: string, permissions: readonly string[] = ['pages'], by = owner) =>
    by.post(`${team}invitations/`, { email, permissions });
  const tokenTo = async (email: string, count = 1): Promise<string> => {
    const mails = await mailsTo(app, email, count);
    const [, token] = /join-team#(\S+)/.exec(mails.at(-1)?.text ?? '') ?? [];
    return token ?? '';
  };
  const join = (token: string, browser: Browser = app.visitor(shop.code), changes: object = {}) =>
    browser.post(`${team}join/`, {
      ...{ token, firstName: 'Ada', lastName: 'Weaver', password: goodPassword },
      ...changes,
    });

  it('creates an account for its address that joins with the offered permissions', async () => {
    const email = newAddress();
    expect((await invite(email.toUpperCase())).body).toMatchObject([{ email, isOver: false }]);
    const browser = app.visitor(shop.code);
    const token = await tokenTo(email);
    const look = await browser.post(`${team}join/look/`, { token });
    expect(look.body).toEqual({ email, permissions: ['pages'], hasAccount: false });
    const { status, body } = await join(token, browser);
    expect([status, body.user.email, body.permissions]).toEqual([200, email, ['pages']]);
    expect((await browser.get(`/omnis/v3/divisions/${shop.division}/pages/`)).status).toBe(200);
    expect((await owner.get(`${team}invitations/`)).body).toEqual([]);
    expect(statusAndCode(await join(token))).toEqual([409, 'MemberInvitationUsed']);
  });

  it('is accepted by only one of two simultaneous requests', async () => {
    const email = newAddress();
    await invite(email);
    const token = await tokenTo(email);
    const answers = await Promise.all([join(token), join(token)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it('requires an existing account to sign in and refuses other accounts', async () => {
    const person = await app.signInCustomer(shop.code);
    await invite(person.email);
    const token = await tokenTo(person.email);
    const visitor = app.visitor(shop.code);
    const look = await visitor.post(`${team}join/look/`, { token });
    expect(look.body.hasAccount).toBe(true);
    expect(statusAndCode(await join(token, visitor))).toEqual([409, 'HasAnAccount']);
    const accept = (by: Browser) => by.post(`${team}join/accept/`, { token });
    expect(statusAndCode(await accept(visitor))).toEqual([409, 'InvitedUnderAnotherAddress']);
    const other = await app.signInCustomer(shop.code);
    expect(statusAndCode(await accept(other))).toEqual([409, 'InvitedUnderAnotherAddress']);
    expect((await accept(person)).status).toBe(204);
    expect((await person.get(`/omnis/v3/divisions/${shop.division}/pages/`)).status).toBe(200);
  });

  it('keeps its link when it is sent again and cannot be used once withdrawn', async () => {
    const email = newAddress();
    const id: string = (await invite(email)).body[0].id;
    expect((await owner.post(`${team}invitations/${id}/again/`)).status).toBe(200);
    const token = await tokenTo(email, 2);
    const taken = await owner.send('delete', `${team}invitations/${id}/`, {});
    expect([taken.status, taken.body]).toEqual([200, []]);
    expect(statusAndCode(await join(token))).toEqual([409, 'MemberInvitationWithdrawn']);
    expect(statusAndCode(await owner.post(`${team}invitations/${id}/again/`))).toEqual([
      409,
      'MemberInvitationWithdrawn',
    ]);
  });

  it('is not found on another store or with an altered token', async () => {
    const email = newAddress();
    await invite(email);
    const token = await tokenTo(email);
    const otherVisitor = app.visitor((await app.openStore()).code);
    for (const answer of [
      await join(token, otherVisitor),
      await join(`${token}x`),
      await join('x'),
    ])
      expect(statusAndCode(answer)).toEqual([404, 'MemberInvitationNotFound']);
  });

  it('offers only permissions of the sender and is refused for invited addresses and members', async () => {
    const { division, code } = shop;
    const clerk = await app.signInCustomer(code, [
      { division, role: 'member', permissions: ['users', 'orders'] },
    ]);
    const email = newAddress();
    expect(statusAndCode(await invite(email, ['orders', 'pages'], clerk))).toEqual([
      403,
      'PermissionDenied',
    ]);
    expect((await invite(email, ['orders'], clerk)).status).toBe(201);
    expect(statusAndCode(await invite(email))).toEqual([409, 'AlreadyInvited']);
    expect(statusAndCode(await invite(clerk.email))).toEqual([409, 'WorksHereAlready']);
  });

  it.each([
    ['email', { email: 'ada' }],
    ['email', {}],
    ['permissions', { permissions: ['everything'] }],
    ['permissions', { permissions: 'pages' }],
  ])('is refused with an invalid %s: %j', async (field, changes) => {
    const body = { ...(field === 'email' ? { permissions: [] } : { email: newAddress() }) };
    const answer = await owner.post(`${team}invitations/`, { ...body, ...changes });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  it.each([
    ['firstName', { firstName: '' }],
    ['password', { password: 'short' }],
    ['password', { password: 'password' }],
  ])('creates no account with an invalid %s: %j', async (field, changes) => {
    const email = newAddress();
    await invite(email);
    const answer = await join(await tokenTo(email), app.visitor(shop.code), changes);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });
});
