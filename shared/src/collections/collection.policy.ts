import { storeHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';

export const collectionPolicy = policy()({
  'collections.manage': { store: 'products', hosts: storeHosts },
  'creators.manage': { store: 'products', hosts: storeHosts },
});
