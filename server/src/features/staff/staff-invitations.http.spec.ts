import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';
import type { OpenStaffInvitation } from '@selvedge/shared/staff/contract';

import { mailsTo } from '../accounts/account.testing.js';
import { protect } from '../accounts/second-factor/second-factor.testing.js';
import { startApp, startOwnApp, type TestApp } from '../../platform/testing/start-app.js';
import { StaffInvitations } from './staff-invitations.service.js';

const path = '/omnis/v3/atlas/staff';
const by = { actor: 'system:test', correlationId: 'invitations' };
const person = { firstName: 'Ada', lastName: 'Lovelace', password: 'three words together' };
const permissions = ['orders-view'] as const;

const tokenOf = (link: string): string => new URL(link).hash.slice(1);
let people = 0;
const newAddress = (): string => `invited-${process.pid}-${(people += 1)}@selvedge.test`;

describe('a staff invitation', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const invited = async (email: string): Promise<string> =>
    tokenOf(await app.get(StaffInvitations).invite(by, { email, permissions: [...permissions] }));

  it('is sent by e-mail and its link creates an account that is signed in', async () => {
    const lead = await app.signInStaff(ATLAS_PERMISSIONS);
    const email = newAddress();
    const answer = await lead.post(`${path}/invitations/`, { email, permissions });
    expect(answer.status).toBe(201);
    expect(answer.body).toContainEqual(expect.objectContaining({ email, permissions }));
    const [mail] = await mailsTo(app, email, 1);
    const [, token = ''] = /\/join#(\S+)/.exec(mail?.text ?? '') ?? [];
    const newcomer = app.visitor('atlas');
    const look = await newcomer.post(`${path}/invitations/look/`, { token });
    expect(look.body).toEqual(expect.objectContaining({ email, permissions }));
    const joined = await newcomer.post(`${path}/join/`, { token, email, ...person });
    expect(joined.body).toEqual(
      expect.objectContaining({
        user: expect.objectContaining({ kind: 'staff', email, firstName: 'Ada' }),
        permissions,
      }),
    );
    expect((await newcomer.get('/omnis/v3/atlas/orders/')).status).toBe(200);
    const staff = await lead.get(`${path}/`);
    expect(staff.body).toContainEqual(expect.objectContaining({ name: 'Ada Lovelace', email }));
    // The new password counts as confirmed.
    expect((await protect(newcomer)).recoveryCodes).toHaveLength(10);
  });

  it('is accepted once, by only one of two simultaneous requests', async () => {
    const email = newAddress();
    const token = await invited(email);
    const joins = [app.visitor('atlas'), app.visitor('atlas')].map((newcomer) =>
      newcomer.post(`${path}/join/`, { token, email, ...person }),
    );
    const statuses = (await Promise.all(joins)).map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([409, 422]).toContain(statuses[1]);
    const again = await app.visitor('atlas').post(`${path}/invitations/look/`, { token });
    expect(again.status).toBe(409);
    expect(again.body).toHaveProperty(
      'message',
      'This link has already been used. Sign in instead, or ask for a new one.',
    );
  });

  it('refuses an easily guessed password and stays usable', async () => {
    const email = newAddress();
    const token = await invited(email);
    const join = (password: string) =>
      app.visitor('atlas').post(`${path}/join/`, { ...person, token, email, password });
    const refused = await join('qwertyuiop');
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['password']]);
    expect((await join(person.password)).status).toBe(200);
  });

  it('is only for the invited address', async () => {
    const token = await invited(newAddress());
    const stolen = { token, email: newAddress(), ...person };
    const answer = await app.visitor('atlas').post(`${path}/join/`, stolen);
    expect(answer.status).toBe(422);
    expect(answer.body).toHaveProperty(
      'errors.email.0',
      'Enter the address that the invitation was sent to',
    );
  });

  it.each([
    ['truncated', (token: string) => token.slice(0, -4)],
    ['altered', (token: string) => token.replace(/^./, 'g')],
    ['empty', () => ''],
  ])('is not found with a token that is %s', async (_, wrong) => {
    const token = wrong(await invited(newAddress()));
    const answer = await app.visitor('atlas').post(`${path}/invitations/look/`, { token });
    expect(answer.status).toBe(404);
  });

  it('cannot be used after it is withdrawn', async () => {
    const lead = await app.signInStaff(ATLAS_PERMISSIONS);
    const email = newAddress();
    const token = await invited(email);
    const list: readonly OpenStaffInvitation[] = (await lead.get(`${path}/invitations/`)).body;
    const id = list.find((one) => one.email === email)?.id ?? '';
    const left = await lead.send('delete', `${path}/invitations/${id}/`, {});
    expect(left.body).not.toContainEqual(expect.objectContaining({ id }));
    const answer = await app.visitor('atlas').post(`${path}/join/`, { token, email, ...person });
    expect(answer.status).toBe(409);
  });

  it('offers only permissions that the sender holds', async () => {
    const lead = await app.signInStaff(['permissions-grant', 'orders-view']);
    const email = newAddress();
    const refused = await lead.post(`${path}/invitations/`, { email, permissions: ['stores'] });
    expect(refused.status).toBe(403);
    const given = await lead.post(`${path}/invitations/`, { email, permissions });
    expect(given.status).toBe(201);
  });

  it('is refused for a staff address and for unknown permissions', async () => {
    const lead = await app.signInStaff(ATLAS_PERMISSIONS);
    const taken = await lead.post(`${path}/invitations/`, { email: lead.email, permissions });
    expect(taken.body).toHaveProperty(
      'errors.email.0',
      'A staff account with this address already exists',
    );
    const email = newAddress();
    const unknown = await lead.post(`${path}/invitations/`, { email, permissions: ['everything'] });
    expect(unknown.status).toBe(422);
  });
});

describe('the first start of an installation', () => {
  it('offers a link to create an account with all permissions until one exists', async () => {
    const app = await startOwnApp({ SEED_DEMO: '0', LOG_LEVEL: 'error' });
    try {
      const invitations = app.get(StaffInvitations);
      const [link, other] = [await invitations.inviteFirst(by), await invitations.inviteFirst(by)];
      const newcomer = app.visitor('atlas');
      const email = 'first@selvedge.test';
      const token = tokenOf(link ?? '');
      const joined = await newcomer.post(`${path}/join/`, { token, email, ...person });
      expect(joined.body).toHaveProperty(
        'permissions',
        expect.arrayContaining([...ATLAS_PERMISSIONS]),
      );
      expect(await invitations.inviteFirst(by)).toBeUndefined();
      const second = { token: tokenOf(other ?? ''), email: 'second@selvedge.test', ...person };
      expect((await app.visitor('atlas').post(`${path}/join/`, second)).status).toBe(409);
    } finally {
      await app.close();
    }
  });
});
