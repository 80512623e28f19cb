import { profilesOf } from '@selvedge/shared/catalogue/social-networks';
import type { CurrencyCode } from '@selvedge/shared/money';
import { favouritesTest, testsFavourites } from '@selvedge/shared/favourites/favourites-test';
import type { CardBrand } from '@selvedge/shared/payments/card-brands';
import { zoneLabel } from '@selvedge/shared/delivery/zone-labels';
import type {
  CurrencyChoice,
  ShopChristmas,
  ShopFrame,
} from '@selvedge/shared/storefront/contract';
import type { Store } from '@selvedge/shared/stores/contract';
import { currenciesOf, currencyOf } from '@selvedge/shared/stores/currencies';
import { isMeasuring, plainCookiePolicy } from '@selvedge/shared/stores/measurement/measurement';
import { lastDayLabel, type CutoffDate } from '@selvedge/shared/stores/christmas/christmas';
import { isTaxedIn } from '@selvedge/shared/countries/countries';
import { homeOf, homePlaceOf } from '@selvedge/shared/stores/home';
import { layoutOptions } from '@selvedge/shared/themes/layout-options';
import { themeOf } from '@selvedge/shared/themes/store-theme';

import { memoizeByObject } from '../../../platform/memoize-by-object.js';

/** Request data that every page contains. */
export interface PageContext {
  /** Origin of the request, `https://host`. */
  readonly origin: string;
  /** Currency in which the visitor sees prices. */
  readonly currency: CurrencyCode;
  /** Replacement for blocked links (UTL-003). */
  readonly blockedPage: string;
  /** Accepted cards; empty if nothing can be paid. */
  readonly cards: readonly CardBrand[];
  /** Remaining order deadlines before Christmas (STO-029). */
  readonly lastDays: readonly CutoffDate[];
}

/**
 * Bound on frames per store: hosts and currencies are few, but a visitor can put any port into an
 * address.
 */
const mostFrames = 64;

/** A store is the same object until it is saved again. */
const framesOf = memoizeByObject((_: Store) => new Map<string, ShopFrame>());

/** Returns the frame shared by all pages of a host and currency, always the same object. */
export function frameOf(store: Store, context: PageContext): ShopFrame {
  const frames = framesOf(store);
  const { currency, lastDays, blockedPage, cards, origin } = context;
  const key = [currency, lastDays.length, blockedPage, cards.join(), origin].join(' ');
  const found = frames.get(key);
  if (found !== undefined) return found;
  if (frames.size >= mostFrames) frames.clear();
  const frame = newFrame(store, context);
  frames.set(key, frame);
  return frame;
}

function newFrame(store: Store, context: PageContext): ShopFrame {
  const { origin, currency, blockedPage, cards } = context;
  const { name, division, mainMenu, sitewideBanner, sitewidePopup, logo } = store;
  const { enabled, heading, description } = sitewidePopup;
  const christmas = christmasFor(store, context);
  const profiles = profilesOf(store.socialHandles ?? {});
  return {
    name,
    division,
    mainMenu,
    sitewideBanner,
    popup: enabled ? { heading, description } : null,
    measuring: measuringOf(store),
    logo,
    origin,
    layout: layoutOptions(themeOf(store)),
    hasPolicies: store.paymentProcessor !== 'direct',
    currencies: choiceOf(store, currency),
    blockedPage,
    ...(cards.length > 0 && { cards }),
    ...(profiles.length > 0 && { profiles }),
    ...(christmas && { christmas }),
    ...(testsFavourites(store.splitTests ?? []) && { splitTests: [favouritesTest] }),
    ...(!isTaxedIn(homeOf(store)) && { isUntaxed: true }),
  };
}

/** Christmas banner for visitors in its currency, until the last deadline has passed (MKT-012). */
function christmasFor(
  store: Store,
  { currency, lastDays }: PageContext,
): ShopChristmas | undefined {
  if (store.christmas === undefined || lastDays.length === 0) return undefined;
  const { title, copy, href, backgroundColor, textColor, currency: only } = store.christmas;
  if (only !== '' && only !== currency) return undefined;
  const home = homePlaceOf(store);
  const dates = lastDays.map((day) => ({
    ...day,
    text: day.text || zoneLabel(day.region, home),
    lastDay: lastDayLabel(day),
  }));
  return { title, copy, href, backgroundColor, textColor, dates };
}

/** Measurement settings of the page; null if nothing is measured (ANL-024). */
function measuringOf({ measurement, cookiePolicy }: Store): ShopFrame['measuring'] {
  if (measurement === undefined || !isMeasuring(measurement)) return null;
  return { ids: measurement, question: cookiePolicy ?? plainCookiePolicy };
}

/** Currencies that the visitor can choose from; null if there is only one (LAY-024). */
function choiceOf(store: Store, shown: CurrencyCode): CurrencyChoice | null {
  const offered = currenciesOf(store).map((code) => {
    const { name, symbol, subScript } = currencyOf(code);
    return { code, name, sign: subScript + symbol };
  });
  return offered.length > 1 ? { shown, offered } : null;
}
