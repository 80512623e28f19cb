import {
  ATLAS_PERMISSIONS,
  DASHBOARD_PERMISSIONS,
  type AtlasPermission,
  type DashboardPermission,
  type Permission,
} from './codes.js';

export const STORE_PERMISSIONS: readonly DashboardPermission[] = DASHBOARD_PERMISSIONS;

/** Returns a team member's permissions in the dashboard of their store; the owner holds all. */
export function heldInStore(
  role: 'owner' | 'member',
  granted: readonly DashboardPermission[],
): ReadonlySet<Permission> {
  return new Set(role === 'owner' ? DASHBOARD_PERMISSIONS : granted);
}

/**
 * Returns the permissions of staff. `stores` includes every dashboard permission. Leads also hold
 * `orders-paid`, which did not exist when the first leads were granted all.
 */
export function heldByStaff(granted: readonly AtlasPermission[]): ReadonlySet<Permission> {
  const dashboard = managesStores(granted) ? DASHBOARD_PERMISSIONS : [];
  const added: readonly Permission[] = isLead(granted) ? ['orders-paid'] : [];
  return new Set<Permission>([...granted, ...dashboard, ...added]);
}

/** Whether the team member answers permission requests of the store. */
export function managesTeam(role: 'owner' | 'member', granted: readonly DashboardPermission[]) {
  return heldInStore(role, granted).has('users');
}

/** Whether the team member is notified about orders of the store. */
export function seesOrders(role: 'owner' | 'member', granted: readonly DashboardPermission[]) {
  return heldInStore(role, granted).has('orders');
}

/** Whether the team member is notified about products of the store. */
export function managesProducts(role: 'owner' | 'member', granted: readonly DashboardPermission[]) {
  return heldInStore(role, granted).has('products');
}

/** Whether paid orders are mailed to a team member who has not chosen. */
export function mailsSalesByDefault(role: 'owner' | 'member'): boolean {
  return role === 'owner';
}

/** Whether the staff member manages other staff. */
export function isLead(granted: readonly AtlasPermission[]): boolean {
  return granted.includes('permissions-grant');
}

/** Whether the staff member can act as the owner of every store. */
export function managesStores(granted: readonly AtlasPermission[]): boolean {
  return granted.includes('stores');
}

/** Whether the staff member is notified about urgent orders. */
export function movesOrders(granted: readonly AtlasPermission[]): boolean {
  return granted.includes('orders-status');
}

/** Whether the staff member refunds customers. */
export function refundsOrders(granted: readonly AtlasPermission[]): boolean {
  return heldByStaff(granted).has('orders-paid');
}

/** Whether the staff member may mute people and erase their data. */
export function moderatesPeople(granted: readonly AtlasPermission[]): boolean {
  return granted.includes('users-mute');
}

/** Permission sets for the staff of a new installation. */
export const STAFF_ROLES = {
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
  production: ['orders-view', 'orders-status', 'labels-print', 'bespoke', 'factory-all'],
  viewer: ['orders-view'],
} as const satisfies Readonly<Record<string, readonly AtlasPermission[]>>;
