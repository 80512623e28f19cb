import { staffHosts, storeHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';

export const accountPolicy = policy()({
  /** What takes an account, whichever. */
  'account.use': { user: true },
  /** To say who may do what in a store's dashboard. */
  'team.manage': { store: 'users', hosts: storeHosts },
  /** GDPR Article 17. It cannot be undone, so it takes the permission that staff act on people with. */
  'people.erase': { staff: 'users-mute', hosts: staffHosts },
});
