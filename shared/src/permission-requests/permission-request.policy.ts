import { storeHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';

export const permissionRequestPolicy = policy()({
  /** Requests further permissions of a store's dashboard. */
  'permissions.ask': { store: true, hosts: storeHosts },
  /** Requests further staff permissions, on any host. */
  'permissions.ask-atlas': { staff: true },
});
