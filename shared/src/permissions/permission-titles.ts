import type { DashboardPermission } from './codes.js';

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
