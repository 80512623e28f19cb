/**
 * Permissions of a store's dashboard; the owner role holds all. `pages` includes the two that
 * follow it (decision 0019).
 */
export const DASHBOARD_PERMISSIONS = [
  'orders',
  'products',
  'pages',
  'pages-edit',
  'pages-comment',
  'theme',
  'marketing',
  'customers',
  'billing',
  'settings',
  'users',
] as const;

/**
 * Permissions of staff in atlas. `orders-view` is the read-only part that a viewer holds;
 * `orders-paid` records a payment made outside the product, and refunds customers.
 */
export const ATLAS_PERMISSIONS = [
  'orders-view',
  'orders-status',
  'orders-paid',
  'labels-print',
  'bespoke',
  'stores',
  'users-view',
  'users-mute',
  'staff-payroll',
  'permissions-grant',
  'factory-all',
  'products-moderate',
] as const;

export type DashboardPermission = (typeof DASHBOARD_PERMISSIONS)[number];
export type AtlasPermission = (typeof ATLAS_PERMISSIONS)[number];
export type Permission = DashboardPermission | AtlasPermission;
