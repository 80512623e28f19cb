/** Origin of an order: the checkout of its store, or staff who created it from another order. */
export type OrderIntegrationType = 'shop' | 'staff';
