import type { AtlasPermission, DashboardPermission, Permission } from './codes.js';

/** Titles and descriptions of dashboard permissions. */
export const PERMISSION_TITLES: Readonly<
  Record<DashboardPermission, { readonly title: string; readonly text: string }>
> = {
  orders: { title: 'Orders', text: 'View the orders of the shop' },
  products: { title: 'Products', text: 'Manage products, collections, creators and images' },
  pages: { title: 'Publish pages', text: 'Create, edit, publish and delete pages' },
  'pages-edit': { title: 'Edit pages', text: 'Edit pages and comment on them' },
  'pages-comment': { title: 'Comment on pages', text: 'Add comments to pages' },
  theme: { title: 'Theme', text: 'Change the appearance of the shop' },
  marketing: { title: 'Marketing', text: 'Manage offers and mailing lists' },
  customers: { title: 'Customers', text: 'View the customers of the shop' },
  billing: { title: 'Billing', text: 'View what the shop pays and earns' },
  settings: { title: 'Settings', text: 'Change the settings of the shop' },
  users: { title: 'Team', text: 'Manage team members and their permissions' },
};

/** Titles and descriptions of atlas permissions. */
export const ATLAS_TITLES: Readonly<
  Record<AtlasPermission, { readonly title: string; readonly text: string }>
> = {
  'orders-view': { title: 'View orders', text: 'View the orders of all shops' },
  'orders-status': { title: 'Change order status', text: 'Update the progress of orders' },
  'orders-paid': {
    title: 'Payments and refunds',
    text: 'Refund customers, and record payments that were made outside the shop',
  },
  'labels-print': {
    title: 'Print labels',
    text: 'Print parcel labels and sort items into slots',
  },
  bespoke: { title: 'Bespoke orders', text: 'Manage bespoke orders and their quotes' },
  stores: { title: 'Manage shops', text: 'Act as the owner in every shop' },
  'users-view': { title: 'View people', text: 'View everyone who has an account' },
  'users-mute': { title: 'Moderate people', text: 'Mute people and erase their personal data' },
  'staff-payroll': { title: 'Payroll', text: 'View and change where staff are paid' },
  'permissions-grant': {
    title: 'Manage staff',
    text: 'Manage staff and their permissions',
  },
  'factory-all': { title: 'All factories', text: 'View the production of every factory' },
  'products-moderate': { title: 'Approve products', text: 'Decide which products can be sold' },
};

export function permissionTitle(permission: Permission): string {
  return { ...PERMISSION_TITLES, ...ATLAS_TITLES }[permission].title;
}
