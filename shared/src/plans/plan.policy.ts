import { storeHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';

export const planPolicy = policy()({
  /** PRM-006: to see the plan of the host's shop, and to ask for another. */
  'plan.ask': { store: 'billing', hosts: storeHosts },
  /** PRM-007: to see all shops, and to say which plan one has. */
  'stores.look-after': { staff: 'stores', hosts: ['atlas'] },
});
