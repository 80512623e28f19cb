import {
  ATLAS_PERMISSIONS,
  DASHBOARD_PERMISSIONS,
  type AtlasPermission,
  type DashboardPermission,
  type Permission,
} from './codes.js';

/** PRM-006: all that there is to hold in the dashboard of a store. */
export const STORE_PERMISSIONS: readonly DashboardPermission[] = DASHBOARD_PERMISSIONS;

/** PRM-006: what somebody holds in the dashboard of their store; its owner holds all. */
export function heldInStore(
  role: 'owner' | 'member',
  granted: readonly DashboardPermission[],
): ReadonlySet<Permission> {
  return new Set(role === 'owner' ? DASHBOARD_PERMISSIONS : granted);
}

/**
 * PRM-007: returns what staff hold. Staff who manage stores hold every permission of every dashboard. Leads
 * also hold `orders-paid`, which did not exist when the first of them were granted all permissions.
 */
export function heldByStaff(granted: readonly AtlasPermission[]): ReadonlySet<Permission> {
  const dashboard = looksAfterStores(granted) ? DASHBOARD_PERMISSIONS : [];
  const added: readonly Permission[] = isLead(granted) ? ['orders-paid'] : [];
  return new Set<Permission>([...granted, ...dashboard, ...added]);
}

/** PRM-005: who answers requests for permissions of a store: whoever says who may do what there. */
export function managesTeam(role: 'owner' | 'member', granted: readonly DashboardPermission[]) {
  return heldInStore(role, granted).has('users');
}

/** Who is told of orders of a store. */
export function seesOrders(role: 'owner' | 'member', granted: readonly DashboardPermission[]) {
  return heldInStore(role, granted).has('orders');
}

/** Says who else works for the platform, and what they may do. */
export function isLead(granted: readonly AtlasPermission[]): boolean {
  return granted.includes('permissions-grant');
}

/** ATL-003: does in every store what its owner may do. */
export function looksAfterStores(granted: readonly AtlasPermission[]): boolean {
  return granted.includes('stores');
}

/** Who is told of orders that press. */
export function movesOrders(granted: readonly AtlasPermission[]): boolean {
  return granted.includes('orders-status');
}

/** Mutes those who work for the platform, and forgets people. */
export function actsOnPeople(granted: readonly AtlasPermission[]): boolean {
  return granted.includes('users-mute');
}

/** What the staff of a new product are granted. */
export const STAFF_ROLES = {
  /** Says also who else works here. */
  lead: ATLAS_PERMISSIONS,
  manager: [
    'orders-view',
    'orders-status',
    'orders-paid',
    'labels-print',
    'bespoke',
    'stores',
    'users-view',
    'users-mute',
    'products-moderate',
    'factory-all',
  ],
  /** Sees and moves the orders of all shops. */
  production: ['orders-view', 'orders-status', 'labels-print', 'bespoke', 'factory-all'],
  viewer: ['orders-view'],
} as const satisfies Readonly<Record<string, readonly AtlasPermission[]>>;
