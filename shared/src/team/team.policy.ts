import { storeHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';

export const teamPolicy = policy()({
  /** Joins by invitation link, possibly without an account. */
  'team.join': { everybody: true, hosts: storeHosts },
});
