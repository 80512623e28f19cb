/** ORD-006: how an order came: through the store's own checkout, or staff made it of another. */
export type OrderIntegrationType = 'shop' | 'staff';
