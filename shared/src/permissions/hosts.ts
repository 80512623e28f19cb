/** STO-026: which face of the product a host shows. */
export type HostContext = 'store' | 'main-brand' | 'atlas';

/** Calls of staff are there on atlas and on the main brand; on the host of a shop there is nothing. */
export const staffHosts: readonly HostContext[] = ['atlas', 'main-brand'];

/** What belongs to the store of the host is there where a store is: everywhere but on atlas. */
export const storeHosts: readonly HostContext[] = ['store', 'main-brand'];
