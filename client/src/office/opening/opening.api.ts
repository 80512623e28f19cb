import type {
  FirstProductDraft,
  SavedFirstProductDraft,
  SavedShopDraft,
  OpenShop,
  OwnShop,
  ShopAddress,
  ShopDraft,
  ShopEntrance,
  ShopStep,
} from '@selvedge/shared/opening/contract';

import { call } from '../../lib/http.js';

const path = '/dashboard/shops/';

/**
 * Fetches the shops of the signed-in account, newest first. All calls in this file throw ApiError.
 */
export const fetchShops = () => call<readonly OwnShop[]>('GET', path);

/** Checks whether a subdomain is available. */
export const fetchAddress = (code: string) =>
  call<ShopAddress>('GET', `${path}address/?code=${encodeURIComponent(code)}`);

/** Creates the shop. Returns the sign-in URL of its dashboard. */
export const openShop = (body: OpenShop) => call<ShopEntrance>('POST', path, body);

/** Fetches the set-up steps of the current shop. */
export const fetchSteps = () => call<readonly ShopStep[]>('GET', '/dashboard/steps/');

/** Opens the shop to all visitors. Returns the remaining steps. */
export const launchShop = () => call<readonly ShopStep[]>('POST', '/dashboard/steps/open/');

/** Fetches the saved draft of a new shop. */
export const fetchShopDraft = () => call<SavedShopDraft>('GET', `${path}draft/`);

export const saveShopDraft = (draft: ShopDraft | null) =>
  call<undefined>('PUT', `${path}draft/`, { draft });

/** Fetches the saved draft of the current shop's first product. */
export const fetchProductDraft = () =>
  call<SavedFirstProductDraft>('GET', '/dashboard/steps/draft/');

export const saveProductDraft = (draft: FirstProductDraft | null) =>
  call<undefined>('PUT', '/dashboard/steps/draft/', { draft });
