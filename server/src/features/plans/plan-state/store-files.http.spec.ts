import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer } from '../../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';

const core = '/omnis/v3/frontend/getStoreCoreData/json';
const stores = '/omnis/v3/atlas/stores/';

describe('a store file for staff', () => {
  let app: TestApp;
  let staff: SignedIn;
  let shop: Store;
  let owner: SignedIn;
  beforeAll(async () => {
    app = await startApp();
    staff = await app.signInStaff(ATLAS_PERMISSIONS);
    await staff.get(stores);
  });
  beforeEach(async () => {
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
  });
  afterAll(() => app.close());

  const change = (body: object, division: number | string = shop.division): Promise<Answer> =>
    staff.send('patch', `${stores}${String(division)}/`, { body });
  const read = async () => (await staff.get(`${stores}${String(shop.division)}/`)).body;

  it('ATL-020 shows the flags, betas and badges that staff set, with a change log', async () => {
    const plain = { active: true, managed: false, isFraud: false, isVip: false };
    expect(await read()).toMatchObject({
      ...{ division: shop.division, name: shop.name, ...plain, betas: [], badges: [], log: [] },
      people: [{ id: `customer:${String(owner.subject.id)}`, role: 'owner' }],
    });
    const set = { managed: true, isFraud: true, isVip: true };
    const lists = { betas: ['bulk-studio'], badges: ['theme'] };
    const { status, body } = await change({ ...set, ...lists });
    expect([status, body]).toMatchObject([200, { ...plain, ...set, ...lists }]);
    await change({ isFraud: false });
    expect(await read()).toMatchObject({
      ...{ isFraud: false, isVip: true, ...lists },
      log: [
        { by: 'Robin Weaver', at: expect.any(String), changes: [{ what: 'isFraud', to: 'no' }] },
        {
          by: 'Robin Weaver',
          changes: [
            { what: 'managed', to: 'yes' },
            { what: 'isFraud', to: 'yes' },
            { what: 'isVip', to: 'yes' },
            { what: 'betas', to: 'bulk-studio' },
            { what: 'badges', to: 'Theme' },
          ],
        },
      ],
    });
  });

  it('lists an inactive store, whose address answers 404', async () => {
    const visitor = app.visitor(shop.code);
    const coreStatus = async () => (await visitor.get(core)).status;
    expect(await coreStatus()).toBe(200);
    await change({ active: false });
    expect(await coreStatus()).toBe(404);
    const { body } = await staff.get(`${stores}?searchTerm=${shop.code}`);
    expect(body.data).toMatchObject([{ division: shop.division, active: false, isOpen: false }]);
    await change({ active: true });
    expect(await coreStatus()).toBe(200);
  });

  it('keeps its flags out of owner and public responses', async () => {
    await change({ isFraud: true });
    const answer = await owner.get(core);
    expect(JSON.stringify(answer.body)).not.toContain('isFraud');
    const settings = await owner.get('/omnis/v3/dashboard/settings/');
    expect(settings.status).toBe(200);
    expect(JSON.stringify(settings.body)).not.toContain('isFraud');
  });

  it.each([
    { isVip: 'yes' },
    { betas: ['No Name'] },
    { badges: ['none such'] },
    { active: 1 },
    { integrationType: 'etsy' },
    { deliveryProfileId: 'x' },
  ])('rejects %j', async (body) => {
    expect((await change(body)).status).toBe(422);
  });

  it('refuses an unknown store and deactivating the main brand', async () => {
    expect((await change({ isVip: true }, 987_654)).status).toBe(404);
    expect((await staff.get(`${stores}x/`)).status).toBe(400);
    expect((await change({ active: false }, MAIN_DIVISION)).status).toBeGreaterThanOrEqual(404);
  });
});
