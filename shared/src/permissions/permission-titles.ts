import type { AtlasPermission, DashboardPermission, Permission } from './codes.js';

/** What a permission is called, and what it lets people do, in words that an owner reads. */
export const PERMISSION_TITLES: Readonly<
  Record<DashboardPermission, { readonly title: string; readonly text: string }>
> = {
  orders: { title: 'Orders', text: 'See the orders of the store' },
  products: { title: 'Products', text: 'Keep products, collections, creators and pictures' },
  pages: { title: 'Publish pages', text: 'Make, edit, publish and delete pages' },
  'pages-edit': { title: 'Edit pages', text: 'Edit pages, and comment on them' },
  'pages-comment': { title: 'Comment on pages', text: 'Say something about pages' },
  theme: { title: 'Theme', text: 'Change how the store looks' },
  marketing: { title: 'Marketing', text: 'Keep offers and mailing lists' },
  customers: { title: 'Customers', text: 'Look up the customers of the store' },
  billing: { title: 'Billing', text: 'See what the store pays and earns' },
  settings: { title: 'Settings', text: 'Change the settings of the store' },
  users: { title: 'Team', text: 'Say who works on the store, and what they may do' },
};

/** The same of what staff may do in atlas. */
export const ATLAS_TITLES: Readonly<
  Record<AtlasPermission, { readonly title: string; readonly text: string }>
> = {
  'orders-view': { title: 'Look at orders', text: 'See the orders of all stores' },
  'orders-status': { title: 'Move orders', text: 'Say how far an order is' },
  'orders-paid': {
    title: 'Mark orders as paid',
    text: 'Record a payment that was made outside of the shop, with a reason',
  },
  'labels-print': {
    title: 'Print labels',
    text: 'Print the labels of parcels, and sort pieces into slots',
  },
  bespoke: { title: 'Bespoke', text: 'Look after orders that are made by hand' },
  stores: { title: 'Look after stores', text: 'Do in every store what its owner may do' },
  'users-view': { title: 'Look up people', text: 'See who has an account' },
  'users-mute': { title: 'Act on people', text: 'Mute people, and forget them' },
  'staff-payroll': { title: 'Payroll', text: 'See and change where the staff are paid to' },
  'permissions-grant': {
    title: 'Lead the staff',
    text: 'Say who works here, and what they may do',
  },
  'factory-all': { title: 'All factories', text: 'See what every factory makes' },
  'products-moderate': { title: 'Approve products', text: 'Say which products may be sold' },
};

/** Of either. */
export function permissionTitle(permission: Permission): string {
  return { ...PERMISSION_TITLES, ...ATLAS_TITLES }[permission].title;
}
