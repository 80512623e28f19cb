import { validateSync } from 'class-validator';

import {
  AreAtlasPermissions,
  atlasPermissionsIn,
  dashboardPermissionsIn,
} from './permission-lists.js';

const codes = ['labels-print', 'users', 'orders', 'captain', 'orders-view'];

it('of any codes those are known that there are, each in its place', () => {
  expect(dashboardPermissionsIn(codes)).toEqual(['orders', 'users']);
  expect(atlasPermissionsIn(codes)).toEqual(['orders-view', 'labels-print']);
});

it.each([
  [['orders-view', 'bespoke'], true],
  [[], true],
  [['orders-view', 'users'], false],
])('%j may be held by staff: %s', (permissions, isRight) => {
  class Asked {
    @AreAtlasPermissions()
    readonly permissions = permissions;
  }
  expect(validateSync(new Asked()).length === 0).toBe(isRight);
});
