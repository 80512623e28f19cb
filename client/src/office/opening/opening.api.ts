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

/** The shops that one works on, newest first. Throws ApiError, as the others do. */
export const fetchShops = () => call<readonly OwnShop[]>('GET', path);

/** Whether a sub-domain may be had. */
export const fetchAddress = (code: string) =>
  call<ShopAddress>('GET', `${path}address/?code=${encodeURIComponent(code)}`);

/** Answers the way into it. */
export const openShop = (body: OpenShop) => call<ShopEntrance>('POST', path, body);

/** What the host's shop still needs. */
export const fetchSteps = () => call<readonly ShopStep[]>('GET', '/dashboard/steps/');

/** Lets everybody in; answers what is left to do. */
export const openDoor = () => call<readonly ShopStep[]>('POST', '/dashboard/steps/open/');

/** The shop that one is about to open, as far as one came. */
export const fetchShopDraft = () => call<SavedShopDraft>('GET', `${path}draft/`);

export const keepShopDraft = (draft: ShopDraft | null) =>
  call<undefined>('PUT', `${path}draft/`, { draft });

/** The first product of the host's shop, as far as one came. */
export const fetchProductDraft = () =>
  call<SavedFirstProductDraft>('GET', '/dashboard/steps/draft/');

export const keepProductDraft = (draft: FirstProductDraft | null) =>
  call<undefined>('PUT', '/dashboard/steps/draft/', { draft });
