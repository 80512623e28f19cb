import { storeHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';

export const planPolicy = policy()({
  /** Sees the plan of the host's shop and requests another. */
  'plan.ask': { store: 'billing', hosts: storeHosts },
  /** Sees all shops and sets their plans. */
  'stores.look-after': { staff: 'stores', hosts: ['atlas'] },
});
