import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { LiveSessions } from '../../../platform/live/live-sessions.js';
import { connect } from '../../../platform/live/live-client.testing.js';
import {
  startApp,
  testPassword,
  type SignedIn,
  type TestApp,
} from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { codeOf, protect } from './second-factor.testing.js';

const secure = '/omnis/v3/dashboard/secure';
const settings = '/omnis/v3/dashboard/settings/';
const required = {
  status: 403,
  code: 'SecondFactorRequired',
  message: 'Set up two-factor authentication to continue',
};

const stateOf = async (person: SignedIn) => (await person.get(`${secure}/get/`)).body;

async function force(owner: SignedIn, force2fa: boolean) {
  const { body } = await owner.get(settings);
  return owner.send('put', settings, {
    body: { position: body.position, ...body.settings, force2fa },
  });
}

describe('store that requires a second factor from its team', () => {
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

  const member = () =>
    app.signInCustomer(shop.code, [
      { division: shop.division, role: 'member', permissions: ['settings'] },
    ]);

  it('IDN-005 refuses team members without one, in existing sessions too, until they set it up', async () => {
    await protect(owner);
    const person = await member();
    expect((await person.get(settings)).status).toBe(200);
    expect((await force(owner, true)).status).toBe(200);
    expect((await person.get(settings)).body).toMatchObject(required);
    const held = await stateOf(person);
    expect(held).toMatchObject({ permissions: [], flags: { secondFactorRequired: true } });
    expect(held.abilities).toContain('account.use');
    expect(held.abilities).not.toContain('settings.manage');
    await protect(person);
    expect((await person.get(settings)).status).toBe(200);
    expect((await stateOf(person)).flags).toMatchObject({ secondFactorRequired: false });
  });

  it('lets them use the shop and stores without this requirement', async () => {
    const other = await app.openStore();
    const force2fa = await app.openStore({ force2fa: true });
    const both = [force2fa, other].map(({ division }) => ({
      division,
      role: 'owner' as const,
      permissions: [],
    }));
    const there = await app.signInCustomer(other.code, both);
    expect((await there.get(settings)).status).toBe(200);
    const here = await app.signInCustomer(force2fa.code, both);
    expect((await here.get(settings)).body).toMatchObject(required);
    expect((await here.get('/omnis/v3/frontend/getStoreCoreData/json/')).status).toBe(200);
    expect((await app.visitor(force2fa.code).get(settings)).status).toBe(401);
  });

  it('drops live connections of restricted members only', async () => {
    await protect(owner);
    const person = await member();
    const dropped: string[] = [];
    const stop = app.get(LiveSessions).onDrop((subject) => dropped.push(subject));
    await force(owner, true);
    await until(() => dropped.includes(`customer:${person.subject.id}`));
    expect(dropped).not.toContain(`customer:${owner.subject.id}`);
    await owner.send('delete', `${secure}/two-factor/`, {});
    await until(() => dropped.includes(`customer:${owner.subject.id}`));
    stop();
    expect((await owner.get(settings)).body).toMatchObject(required);
  });

  it('requires the owner to have one first, to prevent a lockout', async () => {
    const refused = await force(owner, true);
    expect(refused.body).toMatchObject({
      status: 422,
      code: 'OwnSecondFactorFirst',
      errors: { force2fa: ['Set up two-factor authentication for your own account first'] },
    });
    expect((await owner.get(settings)).body.settings.force2fa).toBe(false);
  });

  it('drops the requirement only after a recent password confirmation', async () => {
    const { secret } = await protect(owner);
    await force(owner, true);
    await app
      .get(DataSource)
      .query('UPDATE sessions SET confirmed_at = NULL WHERE subject_id = $1', [owner.subject.id]);
    expect((await force(owner, false)).body).toMatchObject({
      status: 403,
      code: 'ConfirmPassword',
    });
    expect((await owner.get(settings)).body.settings.force2fa).toBe(true);
    const confirmed = await owner.post(`${secure}/confirm-password/`, {
      password: testPassword,
      twoFactorAuthCode: codeOf(secret),
    });
    expect(confirmed.status).toBe(200);
    expect((await force(owner, false)).body.settings.force2fa).toBe(false);
  });
});

describe('staff who need a second factor', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ STAFF_SECOND_FACTOR: '1' });
  });
  afterAll(() => app.close());

  const orders = '/omnis/v3/atlas/orders/';

  it('are refused in atlas and in every dashboard until they set it up', async () => {
    const shop = await app.openStore();
    const staff = await app.signInStaff(['orders-view', 'stores']);
    const there = await app.signInStaff(['stores'], shop.code);
    expect((await staff.get(orders)).body).toMatchObject(required);
    expect((await staff.get(`/omnis/v3/divisions/${shop.division}/orders/`)).body).toMatchObject(
      required,
    );
    expect((await there.get(settings)).body).toMatchObject(required);
    expect((await stateOf(staff)).flags).toMatchObject({ secondFactorRequired: true });
    await protect(staff);
    expect((await staff.get(orders)).status).toBe(200);
  });

  it('get no live updates until they set it up', async () => {
    const staff = await app.signInStaff(['orders-view']);
    const client = await connect(Number(new URL(app.url).port), {
      host: staff.host,
      origin: `http://${staff.host}`,
      cookie: staff.cookieHeader(),
    });
    const refused = await client.watch({ topic: 'atlas:orders' });
    client.socket.disconnect();
    expect(refused).toMatchObject({ error: 'forbidden' });
  });
});
