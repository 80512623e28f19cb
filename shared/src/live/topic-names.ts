/** RTM-010: where staff are told of every store's orders. */
export const atlasOrdersTopic = 'atlas:orders';
