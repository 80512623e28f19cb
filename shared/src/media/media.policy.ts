import { staffHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';
import { anotherStore } from '../permissions/refusals.js';

export const mediaPolicy = policy()({
  'media.manage': { store: 'products' },
  /** Views the library of another store than that of the host. */
  'media.view-elsewhere': { store: 'products', hosts: staffHosts, refusal: anotherStore },
});
