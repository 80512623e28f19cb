import { staffHosts, storeHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';
import { notFound } from '../permissions/refusals.js';

export const productPolicy = policy()({
  'products.manage': { store: 'products', hosts: storeHosts },
  'products.view-history': { store: 'products' },
  /** Sees hidden products and internal fields. */
  'products.view-private': { store: 'products' },
  /** Opens the page of a hidden product. */
  'products.preview': { internal: true, hosts: storeHosts, refusal: notFound },
  'products.moderate': { staff: 'products-moderate', hosts: staffHosts },
});
