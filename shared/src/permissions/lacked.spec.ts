import { lackedFor } from './policies.js';

it('PRM-001 says the least permission that would let somebody, and of whom it is asked', () => {
  const member = { kind: 'customer', context: 'store', isMember: true } as const;
  const staff = { kind: 'staff', context: 'atlas', isMember: false } as const;
  const inStore = (permission: string) => ({ of: 'dashboard', permission });
  const inAtlas = (permission: string) => ({ of: 'atlas', permission });
  expect(lackedFor('orders.view', member)).toStrictEqual(inStore('orders'));
  expect(lackedFor('pages.edit', member)).toStrictEqual(inStore('pages-edit'));
  expect(lackedFor('comments.write', member)).toStrictEqual(inStore('pages-comment'));
  expect(lackedFor('orders.view', { ...member, isMember: false })).toBeUndefined();
  for (const given of ['shops.look-after', 'orders.change-status', 'staff.manage'] as const)
    expect(lackedFor(given, member)).toBeUndefined();
  expect(lackedFor('staff.manage', staff)).toStrictEqual(inAtlas('permissions-grant'));
  expect(lackedFor('media.manage', staff)).toStrictEqual(inAtlas('stores'));
  expect(lackedFor('account.use', staff)).toBeUndefined();
  expect(lackedFor('profile.own', staff)).toBeUndefined();
  expect(lackedFor('staff.manage', { ...staff, context: 'store' })).toBeUndefined();
});
