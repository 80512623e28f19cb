import type { InitialState } from '@selvedge/shared/accounts/contract';

import { call } from './http.js';

/** The division of the shop that is worked on, as the server knows the session; none on a host of no shop. */
export async function activeDivision(): Promise<number | undefined> {
  const { store } = await call<InitialState>('GET', '/dashboard/secure/get/');
  return store.active?.id;
}
