import { storeHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';

export const notificationPolicy = policy()({
  /** To be told what concerns oneself in the dashboard of a store, and as one of the staff in atlas. */
  'notifications.receive': {
    ...{ store: true, hosts: storeHosts },
    fallback: { staff: true, hosts: ['atlas'] },
  },
  /** PRM-008: to be told it on a device, while no window is open. */
  'push.subscribe': { customer: true, hosts: storeHosts },
  /** NTF-015: to tell the people of a store something. */
  'notifications.send': { store: 'marketing', hosts: storeHosts },
});
