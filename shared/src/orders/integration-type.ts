/** ORD-006: where an order comes from: the checkout of its store, or staff, who made it from another order. */
export type OrderIntegrationType = 'shop' | 'staff';
