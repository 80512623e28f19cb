import { principal } from '../permissions/principals.testing.js';
import { ATLAS_PERMISSIONS, DASHBOARD_PERMISSIONS } from '../permissions/codes.js';
import { ABILITIES, can } from './policies.js';

describe('permissions', () => {
  it('PRM-006 PRM-007 grant exactly the actions listed in the policy tables', () => {
    const without = principal({ kind: 'staff', context: 'main-brand' });
    const codes = [...DASHBOARD_PERMISSIONS, ...ATLAS_PERMISSIONS];
    const gained = codes.map((code): [string, string] => {
      const holder = { ...without, permissions: new Set([code]) };
      const actions = ABILITIES.filter((action) => can(holder, action) && !can(without, action));
      return [code, actions.join(' ')];
    });
    expect(gained.filter(([, actions]) => actions !== '')).toStrictEqual([
      ['orders', 'models.order sale-mails.choose orders.view orders.watch'],
      [
        'products',
        'collections.manage creators.manage media.manage media.view-elsewhere products.manage products.view-history products.view-private',
      ],
      ['pages', 'pages.manage pages.publish pages.edit pages.connect comments.write'],
      ['pages-edit', 'pages.edit comments.write'],
      ['pages-comment', 'comments.write'],
      ['theme', 'theme.manage'],
      ['marketing', 'discounts.manage notifications.send'],
      ['customers', 'models.customer'],
      ['billing', 'business.manage plan.ask'],
      ['settings', 'settings.manage'],
      ['users', 'team.manage'],
      ['orders-view', 'orders.view-all orders.watch orders.view-handler'],
      ['orders-status', 'orders.change-status orders.confirm-refund'],
      ['orders-paid', 'orders.mark-paid orders.refund'],
      ['labels-print', 'labels.print orders.sort'],
      ['bespoke', 'quotes.manage'],
      ['stores', 'pages.join'],
      ['users-view', 'models.user'],
      ['users-mute', 'people.erase users.mute'],
      ['staff-payroll', 'payroll.manage'],
      ['permissions-grant', 'staff.manage'],
      ['products-moderate', 'products.moderate'],
    ]);
  });
});
