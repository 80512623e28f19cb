/**
 * What an owner of a store may do in its dashboard (PRM-006); the owner role holds all. Who holds `pages` may
 * do all there is to do to pages; the two behind it are parts of that (decision 0019).
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
 * What staff may do in atlas (PRM-007). `orders-view` is the reading half that a viewer holds; `orders-paid`
 * records that an order was paid outside of the product.
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
