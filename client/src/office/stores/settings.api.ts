import type { CollectionModel, ListAnswer } from '@selvedge/shared/catalogue/answers';
import type { StoreCoreData } from '@selvedge/shared/stores/contract';
import type {
  SaveStoreSettings,
  StoreSettingsAnswer,
} from '@selvedge/shared/stores/admin/contract';

import { call } from '../../lib/http.js';

const settings = '/dashboard/settings/';

/** Settings of the shop, and its own currency, which is not a setting. */
export interface OpenedSettings {
  readonly answer: StoreSettingsAnswer;
  readonly currency: string;
}

/** Fetches the settings. Throws ApiError with status 403 without the permission to change them. */
export async function fetchSettings(): Promise<OpenedSettings> {
  const answer = await call<StoreSettingsAnswer>('GET', settings);
  const core = await call<StoreCoreData>('GET', '/frontend/getStoreCoreData/json/');
  return { answer, currency: core.state.currency };
}

/**
 * Saves the settings. Refused with 409 and the current settings if they changed since `position`.
 */
export const saveSettings = (form: SaveStoreSettings) =>
  call<StoreSettingsAnswer>('PUT', settings, form);

/** Fetches the collections that links can point to. */
export const fetchCollections = (division: number) =>
  call<ListAnswer<CollectionModel>>('GET', `/collections/get/${String(division)}/`);
