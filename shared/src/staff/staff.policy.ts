import { staffHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';

export const staffPolicy = policy()({
  /** To say who works for the platform, and what they may do. */
  'staff.manage': { staff: 'permissions-grant', hosts: staffHosts },
  /** ATL-010, ERR-034. */
  'users.mute': { staff: 'users-mute', hosts: staffHosts },
  /** ATL-002: what they say of themselves, whatever they may do. */
  'profile.own': { staff: true, hosts: staffHosts },
  /** ATL-006: to pay the staff, and to know where to; everybody has their own. */
  'payroll.manage': { staff: 'staff-payroll', hosts: staffHosts },
  /** Whoever was invited has no account yet: their link speaks for them. */
  'staff.join': { everybody: true, hosts: ['atlas'] },
});
