import { validateSync } from 'class-validator';

import {
  AreAtlasPermissions,
  AreDashboardPermissions,
  atlasPermissionsIn,
  dashboardPermissionsIn,
  holdsAll,
} from './permission-lists.js';

const codes = ['labels-print', 'users', 'orders', 'captain', 'orders-view'];

it('lists keep only known permissions, in canonical order', () => {
  expect(dashboardPermissionsIn(codes)).toStrictEqual(['orders', 'users']);
  expect(atlasPermissionsIn(codes)).toStrictEqual(['orders-view', 'labels-print']);
});

it.each([
  [['orders-view', 'bespoke'], true],
  [[], true],
  [['orders-view', 'users'], false],
])('accepts %j for staff: %s', (permissions, isRight) => {
  class Input {
    @AreAtlasPermissions()
    readonly permissions = permissions;
  }
  expect(validateSync(new Input()).length === 0).toBe(isRight);
});

it.each([
  [['orders', 'pages'], true],
  [['orders', 'bespoke'], false],
  [Array.from({ length: 12 }, () => 'orders'), false],
])('accepts %j for a team member of a store: %s', (permissions, isRight) => {
  class Input {
    @AreDashboardPermissions()
    readonly permissions = permissions;
  }
  expect(validateSync(new Input()).length === 0).toBe(isRight);
});

it('holdsAll requires every permission of the list', () => {
  const principal = { permissions: new Set(['orders', 'pages'] as const) };
  expect(holdsAll(principal, ['pages', 'orders'])).toBe(true);
  expect(holdsAll(principal, ['pages', 'users'])).toBe(false);
  expect(holdsAll(principal, [])).toBe(true);
});
