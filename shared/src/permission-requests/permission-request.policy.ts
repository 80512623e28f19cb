import { storeHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';

export const permissionRequestPolicy = policy()({
  /** PRM-002: whoever belongs to a store asks for more of its dashboard. */
  'permissions.ask': { store: true, hosts: storeHosts },
  /** API-026: staff ask wherever they are held back, also on the host of a shop. */
  'permissions.ask-atlas': { staff: true },
});
