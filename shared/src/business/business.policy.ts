import { storeHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';

export const businessPolicy = policy()({
  /** Manages business and payout details of the host's shop. */
  'business.manage': { store: 'billing', hosts: storeHosts },
});
