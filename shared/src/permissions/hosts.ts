/**
 * STO-026: which face of the product a host shows. `shopify` is the shop of a store that sells by Shopify,
 * `turbo` that of the main brand at a host of its own, where one was configured.
 */
export type HostContext = 'store' | 'main-brand' | 'atlas' | 'turbo' | 'shopify';

/** Calls of staff are there on atlas and on the main brand; on the host of a shop there is nothing. */
export const staffHosts: readonly HostContext[] = ['atlas', 'main-brand'];

/** What belongs to the store of the host is there where a store is: everywhere but on atlas. */
export const storeHosts: readonly HostContext[] = ['store', 'shopify', 'main-brand', 'turbo'];
