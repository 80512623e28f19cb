import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';

import type { Answer, Browser } from '../../platform/testing/browser.js';
import { mailsTo } from '../accounts/account.testing.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';

const permissions = '/omnis/v3/atlas/permissions/';
const reason = 'I pack on Mondays';

describe('requests for atlas permissions', () => {
  let app: TestApp;
  let lead: SignedIn;
  let packer: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    lead = await app.signInStaff(ATLAS_PERMISSIONS);
    packer = await app.signInStaff([]);
  });
  afterAll(() => app.close());

  const ask = (by: Browser, what: string, body: object = { reason }): Promise<Answer> =>
    by.post(`${permissions}request/${what}/`, body);
  const answer = (by: Browser, id: string, granted: boolean): Promise<Answer> =>
    by.post(`${permissions}requests/${id}/answer/`, { granted });
  const held = async (by: Browser): Promise<readonly string[]> =>
    (await by.get('/omnis/v3/dashboard/secure/get/')).body.permissions;

  it('API-026 are sent with a reason, answered with an id, and granted by a staff lead', async () => {
    const { status, body } = await ask(packer, 'labels-print,orders-view');
    expect([status, body]).toEqual([201, { id: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
    const { requests } = (await lead.get(`${permissions}requests/`)).body;
    expect(requests).toContainEqual({
      ...{ id: body.id, name: 'Robin Weaver', reason, at: expect.any(String) },
      permissions: ['orders-view', 'labels-print'],
    });
    const [mail] = await mailsTo(app, lead.email, 1);
    expect(mail?.text).toContain('//atlas.localhost/staff');
    expect((await answer(lead, body.id, true)).status).toBe(200);
    expect(await mailsTo(app, packer.email, 1)).toMatchObject([
      { subjectLine: 'You have new permissions for atlas' },
    ]);
    expect(await held(packer)).toEqual(['orders-view', 'labels-print']);
    const { body: own } = await packer.get(`${permissions}requests/mine/`);
    expect(own.requests).toMatchObject([{ stage: 'granted' }]);
  });

  it('API-026 need a reason and known permissions', async () => {
    expect((await ask(packer, 'stores', {})).body.errors).toEqual({
      reason: expect.arrayContaining(['This field is required']),
    });
    expect((await ask(packer, 'pages')).status).toBe(422);
  });

  it("are only for staff, who can also send them from a shop's host", async () => {
    const shop = await app.openStore();
    expect((await ask(await app.signInOwner(shop), 'stores')).status).toBe(403);
    const here = await app.signInStaff([], shop.code);
    expect((await ask(here, 'stores')).status).toBe(201);
    expect((await here.get(`${permissions}requests/`)).status).toBe(404);
  });

  it('can be granted only by staff who hold the permission, and not to themselves', async () => {
    const half = await app.signInStaff(['permissions-grant', 'orders-view']);
    const { body } = await ask(packer, 'stores');
    expect((await answer(half, body.id, true)).status).toBe(403);
    const { body: own } = await ask(half, 'orders-status');
    expect((await answer(half, own.id, true)).status).toBe(409);
    expect((await answer(packer, body.id, true)).status).toBe(403);
    expect((await answer(lead, body.id, false)).status).toBe(200);
    expect(await held(packer)).toEqual([]);
  });
});
