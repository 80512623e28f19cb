import { policy } from '../permissions/policy.js';

export const customerPolicy = policy()({
  /** ATL-019: to see who has an account, and what staff say of them, and to say something. */
  'customers.look-after': { staff: 'users-view', hosts: ['atlas'] },
});
