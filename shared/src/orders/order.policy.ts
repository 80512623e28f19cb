import { staffHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';
import { notFound } from '../permissions/refusals.js';

export const orderPolicy = policy()({
  /** ORD-045: the orders of one store, for those who look after them. */
  'orders.view': { store: 'orders' },
  /** API-052: the orders of every store. */
  'orders.view-all': { staff: 'orders-view', hosts: staffHosts },
  /** What was ordered, of whichever shop: on a host of staff its pictures have no address of their own. */
  'orders.see-pictures': { staff: true, hosts: staffHosts },
  /** ORD-045: what happens to the orders of one store, as it happens. */
  'orders.watch': { store: 'orders', staff: 'orders-view' },
  /** ORD-046, GRD-043: one order, for whoever has its link. */
  'orders.follow': { self: true, refusal: notFound },
  /** Which member of staff it was. */
  'orders.view-handler': { staff: 'orders-view' },
  /** ORD-037. */
  'orders.change-status': { staff: 'orders-status', hosts: staffHosts },
  /** Records that an order was paid outside of the product. */
  'orders.mark-paid': { staff: 'orders-paid', hosts: staffHosts },
  /** Money that came too late went back: by whoever closes orders as refunded. */
  'orders.confirm-refund': { staff: 'orders-status', hosts: staffHosts },
  /** ATL-014. */
  'labels.print': { staff: 'labels-print', hosts: staffHosts },
  /** ATL-016: prices, mock-ups, terms and documents of bespoke orders. */
  'quotes.manage': { staff: 'bespoke', hosts: staffHosts },
  /** ATL-018: by whoever has the pieces and their labels in hand. */
  'orders.sort': { staff: 'labels-print', hosts: staffHosts },
});
