import { storeHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';

export const businessPolicy = policy()({
  /** PRM-006: to say which business the host's shop is, and where it is paid out to. */
  'business.manage': { store: 'billing', hosts: storeHosts },
});
