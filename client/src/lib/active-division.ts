import type { InitialState } from '@selvedge/shared/session/initial-state';

import { call } from './http.js';

/** Returns the division of the shop on this host; undefined on a host without a shop. */
export async function activeDivision(): Promise<number | undefined> {
  const { store } = await call<InitialState>('GET', '/dashboard/secure/get/');
  return store.active?.id;
}
