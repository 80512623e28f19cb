import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';
import { noProfile } from '@selvedge/shared/staff/profile/profile';
import { DataSource } from 'typeorm';

import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { protect } from '../../accounts/second-factor/second-factor.testing.js';

const atlas = '/omnis/v3/atlas/';
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

describe('an atlas user', () => {
  let app: TestApp;
  let lead: SignedIn;
  let packer: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    lead = await app.signInStaff(ATLAS_PERMISSIONS);
    packer = await app.signInStaff(['orders-view', 'stores']);
    for (const one of [lead, packer]) await one.get(`${atlas}profile/`);
  });
  afterAll(() => app.close());

  const pathOf = ({ subject }: SignedIn, rest = '') =>
    `${atlas}users/${String(subject.id)}/${rest}`;
  const setRfids = (by: SignedIn, rfids: unknown) =>
    by.send('put', pathOf(packer, 'rfids/'), { body: { rfids } });

  it('ATL-002 has a name, address and picture that leads see, and a profile that only they see', async () => {
    const { id } = packer.subject;
    const identity = {
      ...{ id, email: packer.email, firstName: 'Robin', lastName: 'Weaver' },
      ...{ fullName: 'Robin Weaver', username: packer.email.split('@')[0] },
      ...{ avatar: null, profilePhoto: null },
    };
    expect((await lead.get(pathOf(packer))).body).toMatchObject(identity);
    const profile = { mission: 'Fewer seconds', bio: 'Wove before.', dateOfBirth: '1990-11-05' };
    const own = { ...profile, colour: '#1d4ed8', mobilePhoneNumber: '07700 900123' };
    const body = { ...noProfile, ...own, username: 'robin' };
    expect((await packer.send('put', `${atlas}profile/`, { body })).status).toBe(200);
    const after = { ...identity, username: 'robin' };
    expect((await packer.get(`${atlas}profile/user/`)).body).toMatchObject({ ...after, ...own });
    const seen = (await lead.get(pathOf(packer))).body;
    expect(seen).toMatchObject(after);
    // Leads do not see the private fields.
    for (const name of Object.keys(own)) expect(seen).not.toHaveProperty(name);
  });

  it('ATL-003 has account details that leads read and cards that leads assign', async () => {
    const account = {
      ...{ login: packer.email, status: 0, mutedAt: null, lastActive: time, rfids: [] },
      ...{ hasSavedPassword: true, twoFactorAuthEnabled: false },
      ...{ permissions: ['orders-view', 'stores'], storeControlRole: 'manager' },
    };
    expect((await lead.get(pathOf(packer))).body).toMatchObject(account);
    expect((await packer.get(`${atlas}profile/user/`)).body).toMatchObject({
      ...account,
      mobilePhoneNumber: '',
    });
    const rfids = ['04A1B2C3', '00112233445566'];
    expect((await setRfids(lead, rfids)).body).toMatchObject({ rfids });
    await lead.post(`${atlas}users/${String(packer.subject.id)}/mute/`);
    await protect(packer);
    expect((await lead.get(pathOf(packer))).body).toMatchObject({
      ...{ rfids, mutedAt: time, twoFactorAuthEnabled: true },
    });
    const viewer = await app.signInStaff(['orders-view']);
    expect((await lead.get(pathOf(viewer))).body).toMatchObject({ storeControlRole: null });
    await lead.post(`${atlas}staff/${String(viewer.subject.id)}/disable/`, {});
    expect((await lead.get(pathOf(viewer))).body).toMatchObject({ status: -1, lastActive: null });
    const forget = `DELETE FROM credentials WHERE subject_kind = 'staff' AND subject_id = $1`;
    await app.get(DataSource).query(forget, [viewer.subject.id]);
    expect((await lead.get(pathOf(viewer))).body).toMatchObject({ hasSavedPassword: false });
  });

  it('is visible only to leads', async () => {
    expect((await packer.get(pathOf(lead))).status).toBe(403);
    expect((await setRfids(packer, [])).status).toBe(403);
    expect((await lead.get(`${atlas}users/999999/`)).body.code).toBe('StaffNotFound');
    expect((await lead.get(`${atlas}users/x/`)).status).toBe(400);
  });

  it.each(['04A1B2C3', [7], ['04a1b2c3'], ['04A1B2'], ['04A1B2C3', '04A1B2C3'], undefined])(
    'refuses card numbers %j',
    async (rfids) => {
      expect((await setRfids(lead, rfids)).status).toBe(422);
    },
  );
});
