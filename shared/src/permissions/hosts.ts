/** Division of the main brand. */
export const MAIN_DIVISION = 12;

/**
 * Kind of site a host serves (STO-026). `shopify` is the shop of a store that sells through
 * Shopify; `turbo` is the main brand on a separate, optional host.
 */
export type HostContext = 'store' | 'main-brand' | 'atlas' | 'turbo' | 'shopify';

/** Hosts with staff endpoints; other hosts answer 404. */
export const staffHosts: readonly HostContext[] = ['atlas', 'main-brand'];

/** Hosts that belong to a store, which is all except atlas. */
export const storeHosts: readonly HostContext[] = ['store', 'shopify', 'main-brand', 'turbo'];
