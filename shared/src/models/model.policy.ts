import type { HostContext } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';
import { permissionDenied as refusal } from '../permissions/refusals.js';

/** Hosts where models of all stores are available. */
const hosts: readonly HostContext[] = ['atlas'];

/**
 * Models with restricted access. Refused callers are not asked to sign in. On atlas they require
 * the permission to view them there (`orders.view-all`, `customers.look-after`), elsewhere that of
 * the store.
 */
export const modelPolicy = policy()({
  'models.order': { staff: 'orders-view', hosts, refusal, fallback: { store: 'orders', refusal } },
  'models.customer': {
    ...{ staff: 'users-view', hosts, refusal },
    fallback: { store: 'customers', refusal },
  },
  'models.user': { staff: 'users-view', refusal },
});
