/** Topic of all stores' orders, for staff. */
export const atlasOrdersTopic = 'atlas:orders';
