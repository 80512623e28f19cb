import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { AccountRequests } from '../accounts/account-requests.service.js';
import { enrol, goodPassword } from '../accounts/account.testing.js';
import { protect, signIn, userIn } from '../accounts/second-factor/second-factor.testing.js';
import { RequestCodes } from '../accounts/sign-up/request-codes.service.js';
import { adminHelp } from './admin-command.js';
import { NotUnderstood } from './admin.errors.js';
import { AdminService } from './admin.service.js';

describe('admin command line', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const run = (...args: readonly string[]) => app.get(AdminService).run(args);

  it('prints its usage, also for invalid commands', async () => {
    expect(await run()).toEqual(adminHelp);
    for (const wrong of [['shut'], ['open'], ['open', 'a', 'b'], ['give', 'a']])
      await expect(run(...wrong)).rejects.toThrow(new NotUnderstood(adminHelp.join('\n')));
    await expect(run('invite-staff', 'ada')).rejects.toThrow('This is not an e-mail address.');
    await expect(run('open', 'nowhere-at-all')).rejects.toThrow('There is no shop nowhere-at-all.');
  });

  it('closes and opens a shop', async () => {
    const { code } = await app.openStore();
    const look = async () => (await app.call(code, '/')).status;
    await run('close', code);
    expect(await look()).toBe(303);
    await run('open', code);
    expect(await look()).toBe(200);
  });

  it('sets the plan of a shop', async () => {
    const { code } = await app.openStore();
    const pro = async () => {
      const { text } = await app.call(code, '/teemill-plans/');
      return text.includes('This shop has Pro.');
    };
    await expect(run('plan', code, 'gold')).rejects.toThrow('The plan must be basic or pro.');
    await run('plan', code, 'pro');
    expect(await pro()).toBe(true);
    await run('plan', code, 'basic');
    expect(await pro()).toBe(false);
  });

  it('invites staff with a link that works', async () => {
    const [link = ''] = await run('invite-staff', 'ops@selvedge.test');
    const token = new URL(link).hash.slice(1);
    const look = await app
      .visitor('atlas')
      .post('/omnis/v3/atlas/staff/invitations/look/', { token });
    expect(look.body).toHaveProperty('email', 'ops@selvedge.test');
  });

  it('transfers a shop to another owner and lists the new owner', async () => {
    const shop = await app.openStore();
    const owner = await app.signInOwner(shop);
    const heir = app.visitor(shop.code);
    const email = await enrol(app, heir);
    await run('give', shop.code, email.toUpperCase());
    const lines = await run('list');
    expect(lines.find((line) => line.includes(shop.code))).toContain(email);
    const team = await heir.get('/omnis/v3/dashboard/team/');
    expect(team.body).toContainEqual(
      expect.objectContaining({ email: owner.email, role: 'member' }),
    );
    await expect(run('give', shop.code, 'nobody@example.test')).rejects.toThrow(
      'There is no account with this address. The new owner has to sign up first.',
    );
  });

  it('resets a lost second factor with a mailed reset link, so that the old password no longer works', async () => {
    const shop = await app.openStore();
    const customer = await app.signInCustomer(shop.code);
    const staff = await app.signInStaff([]);
    for (const person of [customer, staff]) {
      await protect(person);
      const visitor = app.visitor(person === staff ? 'atlas' : shop.code);
      expect((await signIn(visitor, person)).status).toBe(202);
      await run('reset-2fa', person.email.toUpperCase());
      expect([await userIn(person), (await signIn(visitor, person)).status]).toEqual([null, 422]);
      const request = await app.get(AccountRequests).latest(person.subject, 'PasswordResetAsked');
      const chosen = await visitor.post('/omnis/v3/dashboard/secure/reset-password/', {
        token: request && app.get(RequestCodes).tokenOf(request),
        password: goodPassword,
        password_confirmation: goodPassword,
      });
      expect(chosen.status).toBe(204);
      expect((await signIn(visitor, person, { password: goodPassword })).status).toBe(200);
      await expect(run('reset-2fa', person.email)).rejects.toThrow(
        'No account with this address has two-factor authentication.',
      );
    }
  });

  it('ends all sessions of a person', async () => {
    const shop = await app.openStore();
    const customer = await app.signInCustomer(shop.code);
    const staff = await app.signInStaff([]);
    for (const person of [customer, staff]) {
      expect(await userIn(person)).not.toBeNull();
      await run('sign-out', person.email.toUpperCase());
      expect(await userIn(person)).toBeNull();
    }
    await expect(run('sign-out', 'nobody@example.test')).rejects.toThrow(
      'There is no account with this address.',
    );
  });

  it('gives a shop without an owner to an account', async () => {
    const shop = await app.openStore();
    const heir = app.visitor(shop.code);
    await run('give', shop.code, await enrol(app, heir));
    expect((await heir.get('/omnis/v3/dashboard/team/')).status).toBe(200);
  });
});
