import type { HostContext } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';
import { permissionDenied as refusal } from '../permissions/refusals.js';

/** Where the models are those of all stores. */
const hosts: readonly HostContext[] = ['atlas'];

/**
 * API-004: models that are not for everybody. Who may not have them is not asked to sign in. On atlas they are for
 * those who see them there (`orders.view-all`, `customers.look-after`), elsewhere for those of the store.
 */
export const modelPolicy = policy()({
  'models.order': { staff: 'orders-view', hosts, refusal, fallback: { store: 'orders', refusal } },
  'models.customer': {
    ...{ staff: 'users-view', hosts, refusal },
    fallback: { store: 'customers', refusal },
  },
  'models.user': { staff: 'users-view', refusal },
});
