import { staffHosts, storeHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';
import { notFound } from '../permissions/refusals.js';

export const productPolicy = policy()({
  'products.manage': { store: 'products', hosts: storeHosts },
  'products.view-history': { store: 'products' },
  /** What is not shown, and what is the store's own business. */
  'products.view-private': { store: 'products' },
  /** GRD-045: the page of a product that is not shown. */
  'products.preview': { internal: true, hosts: storeHosts, refusal: notFound },
  'products.moderate': { staff: 'products-moderate', hosts: staffHosts },
});
