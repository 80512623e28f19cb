import { storeHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';

export const teamPolicy = policy()({
  /** Whoever was invited may have no account yet: their link speaks for them. */
  'team.join': { everybody: true, hosts: storeHosts },
});
