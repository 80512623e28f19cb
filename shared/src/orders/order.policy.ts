import { staffHosts } from '../permissions/hosts.js';
import { policy } from '../permissions/policy.js';
import { notFound } from '../permissions/refusals.js';

export const orderPolicy = policy()({
  /** Orders of one store, for its team. */
  'orders.view': { store: 'orders' },
  /** Orders of all stores. */
  'orders.view-all': { staff: 'orders-view', hosts: staffHosts },
  /**
   * Images of ordered items from any shop; staff hosts serve them because their own addresses are
   * private.
   */
  'orders.see-pictures': { staff: true, hosts: staffHosts },
  /** Live events of a store's orders. */
  'orders.watch': { store: 'orders', staff: 'orders-view' },
  /** A single order, for holders of its link. */
  'orders.follow': { self: true, refusal: notFound },
  /** Name of the staff member who handled an order. */
  'orders.view-handler': { staff: 'orders-view' },
  'orders.change-status': { staff: 'orders-status', hosts: staffHosts },
  /** Records a payment made outside the product. */
  'orders.mark-paid': { staff: 'orders-paid', hosts: staffHosts },
  /**
   * Confirms refunds of late or duplicate payments; granted to staff who can set orders to
   * refunded.
   */
  'orders.confirm-refund': { staff: 'orders-status', hosts: staffHosts },
  /**
   * Returns money through the payment provider. The payments of all stores belong to the platform's
   * account, so owners view refunds and staff make them (decision 0134).
   */
  'orders.refund': { staff: 'orders-paid', hosts: staffHosts },
  'labels.print': { staff: 'labels-print', hosts: staffHosts },
  /** Prices, mock-ups, terms and documents of bespoke orders. */
  'quotes.manage': { staff: 'bespoke', hosts: staffHosts },
  /** Sorting into pigeonholes, for staff who handle pieces and labels. */
  'orders.sort': { staff: 'labels-print', hosts: staffHosts },
});
