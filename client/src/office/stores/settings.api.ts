import type { CollectionModel, ListAnswer } from '@selvedge/shared/catalogue/answers';
import type { StoreCoreData } from '@selvedge/shared/stores/contract';
import type {
  SaveStoreSettings,
  StoreSettingsAnswer,
} from '@selvedge/shared/stores/admin/contract';

import { call } from '../../lib/http.js';

const settings = '/dashboard/settings/';

/** The settings, and the shop's own currency, which is none of them. */
export interface OpenedSettings {
  readonly answer: StoreSettingsAnswer;
  readonly currency: string;
}

/** Throws ApiError with status 403 for those who may not change settings. */
export async function fetchSettings(): Promise<OpenedSettings> {
  const answer = await call<StoreSettingsAnswer>('GET', settings);
  const core = await call<StoreCoreData>('GET', '/frontend/getStoreCoreData/json/');
  return { answer, currency: core.state.currency };
}

/** Refused with 409 and the present settings when they have changed since `position`. */
export const saveSettings = (form: SaveStoreSettings) =>
  call<StoreSettingsAnswer>('PUT', settings, form);

/** The collections that a link may lead to. */
export const fetchCollections = (division: number) =>
  call<ListAnswer<CollectionModel>>('GET', `/collections/get/${String(division)}/`);
