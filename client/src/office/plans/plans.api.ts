import type { Paged } from '@selvedge/shared/http/paging';
import type { ShopPlan, StoreRow, StoresQuery } from '@selvedge/shared/plans/contract';
import type { ChangeStanding, StoreFile } from '@selvedge/shared/plans/standing-contract';

import { call } from '../../lib/http.js';

/** Fetches one page of the platform's shops. */
export function fetchStores(query: StoresQuery): Promise<Paged<StoreRow>> {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
  return call<Paged<StoreRow>>('GET', `/atlas/stores/?${parameters.toString()}`);
}

export const fetchStoreFile = (division: number) =>
  call<StoreFile>('GET', `/atlas/stores/${String(division)}/`);

/** Changes the plan state. Returns the updated store. */
export const changePlanState = (division: number, body: ChangeStanding) =>
  call<StoreFile>('PATCH', `/atlas/stores/${String(division)}/`, body);

export const setPlan = (division: number, isPro: boolean) =>
  call<undefined>('PUT', `/atlas/stores/${String(division)}/plan/`, { isPro });

export const fetchPlan = () => call<ShopPlan>('GET', '/dashboard/plan/');

export const askForPro = () => call<ShopPlan>('POST', '/dashboard/plan/ask/');
