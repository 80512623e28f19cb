import { staffHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';

export const staffPolicy = policy()({
  /** Manages staff and their permissions. */
  'staff.manage': { staff: 'permissions-grant', hosts: staffHosts },
  'users.mute': { staff: 'users-mute', hosts: staffHosts },
  /** Edits the caller's own profile; requires no further permission. */
  'profile.own': { staff: true, hosts: staffHosts },
  /** Sees and edits the payroll of all staff; each person has access to their own. */
  'payroll.manage': { staff: 'staff-payroll', hosts: staffHosts },
  /** Joins by invitation link, without an account. */
  'staff.join': { everybody: true, hosts: ['atlas'] },
});
