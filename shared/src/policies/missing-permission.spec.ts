import { missingPermission } from './policies.js';

it('PRM-001 reports the least permission that is missing and who can grant it', () => {
  const member = { kind: 'customer', context: 'store', isMember: true } as const;
  const staff = { kind: 'staff', context: 'atlas', isMember: false } as const;
  const inStore = (permission: string) => ({ of: 'dashboard', permission });
  const inAtlas = (permission: string) => ({ of: 'atlas', permission });
  expect(missingPermission('orders.view', member)).toStrictEqual(inStore('orders'));
  expect(missingPermission('pages.edit', member)).toStrictEqual(inStore('pages-edit'));
  expect(missingPermission('comments.write', member)).toStrictEqual(inStore('pages-comment'));
  expect(missingPermission('orders.view', { ...member, isMember: false })).toBeUndefined();
  for (const given of ['shops.look-after', 'orders.change-status', 'staff.manage'] as const)
    expect(missingPermission(given, member)).toBeUndefined();
  expect(missingPermission('staff.manage', staff)).toStrictEqual(inAtlas('permissions-grant'));
  expect(missingPermission('media.manage', staff)).toStrictEqual(inAtlas('stores'));
  expect(missingPermission('account.use', staff)).toBeUndefined();
  expect(missingPermission('profile.own', staff)).toBeUndefined();
  expect(missingPermission('staff.manage', { ...staff, context: 'store' })).toBeUndefined();
});
