import { storeHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';

export const notificationPolicy = policy()({
  /** Receives notifications in the dashboard of a store, or as staff in atlas. */
  'notifications.receive': {
    ...{ store: true, hosts: storeHosts },
    fallback: { staff: true, hosts: ['atlas'] },
  },
  /** Chooses whether to receive mails about paid orders of the store. */
  'sale-mails.choose': { store: 'orders', hosts: storeHosts },
  /** Receives push notifications on a device, even without an open window. */
  'push.subscribe': { customer: true, hosts: storeHosts },
  /** Sends notifications to members of a store. */
  'notifications.send': { store: 'marketing', hosts: storeHosts },
});
