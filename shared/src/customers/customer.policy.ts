import { policy } from '../permissions/policy.js';

export const customerPolicy = policy()({
  /** Views customers and staff notes, and writes notes. */
  'customers.look-after': { staff: 'users-view', hosts: ['atlas'] },
});
