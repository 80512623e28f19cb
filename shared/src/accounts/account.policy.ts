import { staffHosts, storeHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';

export const accountPolicy = policy()({
  /** Anything that requires an account. */
  'account.use': { user: true },
  /** Manages team members and permissions of a store. */
  'team.manage': { store: 'users', hosts: storeHosts },
  /**
   * Erases personal data (GDPR Article 17). Irreversible, so it requires the permission to moderate
   * people.
   */
  'people.erase': { staff: 'users-mute', hosts: staffHosts },
});
