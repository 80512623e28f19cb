import { Controller, Get } from '@nestjs/common';

import { startApp, type TestApp } from '../testing/start-app.js';
import { Can } from './can.guard.js';

@Controller('omnis/v3/guarded')
class GuardedController {
  @Get(['orders', ':division/orders'])
  @Can('orders.view')
  orders(): string {
    return 'the orders of a store';
  }

  @Get('all-orders')
  @Can('orders.view-all')
  allOrders(): string {
    return 'the orders of all stores';
  }

  @Get('status')
  @Can('orders.change-status')
  status(): string {
    return 'changed';
  }
}

const guarded = (path: string): string => `/omnis/v3/guarded/${path}`;

describe('permissions of a caller', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp({}, [GuardedController]);
  });
  afterAll(() => app.close());

  it('ERR-003 lead to 401 without an account and 403 without the permission', async () => {
    const shop = await app.openStore();
    const visitor = await app.call(shop.code, guarded('orders'));
    expect(visitor.status).toBe(401);
    expect(visitor.body).toMatchObject({ title: 'Api error', code: 'NotSignedIn' });
    const shopper = await app.signInCustomer(shop.code);
    const refused = await shopper.get(guarded('orders'));
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      title: '403 Permission denied',
      message: 'Permission denied',
      code: 'PermissionDenied',
    });
  });

  it('PRM-006 give an owner every permission of their own dashboard, and none of others', async () => {
    const [shop, other] = [await app.openStore(), await app.openStore()];
    expect((await (await app.signInOwner(shop)).get(guarded('orders'))).status).toBe(200);
    const membership = { division: shop.division, role: 'owner', permissions: [] } as const;
    const stranger = await app.signInCustomer(other.code, [membership]);
    expect((await stranger.get(guarded('orders'))).status).toBe(403);
  });

  it('PRM-006 GRD-038 give a member what was granted', async () => {
    const { division, code } = await app.openStore();
    const memberWith = async (permissions: readonly ('orders' | 'theme')[]): Promise<number> => {
      const membership = { division, role: 'member', permissions } as const;
      const member = await app.signInCustomer(code, [membership]);
      return (await member.get(guarded('orders'))).status;
    };
    expect(await memberWith(['orders'])).toBe(200);
    expect(await memberWith(['theme'])).toBe(403);
  });

  it('PRM-006 depend on the store in the path on the main brand', async () => {
    const [shop, other] = [await app.openStore(), await app.openStore()];
    const owner = await app.signInCustomer('', [
      { division: shop.division, role: 'owner', permissions: [] },
      { division: other.division, role: 'member', permissions: ['theme'] },
    ]);
    expect((await owner.get(guarded(`${shop.division}/orders`))).status).toBe(200);
    expect((await owner.get(guarded(`${other.division}/orders`))).status).toBe(403);
    expect((await owner.get(guarded('orders'))).status).toBe(403);
  });

  it('PRM-007 give staff what was granted: a viewer can read but not change', async () => {
    const viewer = await app.signInStaff(['orders-view']);
    expect((await viewer.get(guarded('all-orders'))).status).toBe(200);
    expect((await viewer.get(guarded('status'))).status).toBe(403);
    expect((await viewer.get(guarded('orders'))).status).toBe(403);
  });

  it('PRM-007 give staff who manage stores every permission of their dashboards', async () => {
    const shop = await app.openStore();
    const staff = await app.signInStaff(['stores']);
    expect((await staff.get(guarded(`${shop.division}/orders`))).status).toBe(200);
    expect((await staff.get(guarded('status'))).status).toBe(403);
  });

  it('exclude staff calls on the host of a shop', async () => {
    const { code } = await app.openStore();
    const staff = await app.signInStaff(['orders-view'], code);
    const { status, body } = await staff.get(guarded('all-orders'));
    expect([status, body.code]).toEqual([404, 'NotFound']);
  });

  it('are not granted by the atlas host itself', async () => {
    expect((await app.call('atlas', guarded('all-orders'))).status).toBe(401);
    const customer = await app.signInCustomer('atlas');
    expect((await customer.get(guarded('all-orders'))).status).toBe(403);
  });
});
