import type { BasketItem } from '@selvedge/shared/baskets/contract';
import type { FavouriteItem } from '@selvedge/shared/favourites/contract';
import type { StorePage } from '@selvedge/shared/stores/store-page';
import { standInHome } from '@selvedge/shared/pages/store-page';
import type { Store, StoreCoreData } from '@selvedge/shared/stores/contract';
import { codeOf } from '@selvedge/shared/split-tests/split-test';
import { noChristmas } from '@selvedge/shared/stores/christmas/christmas';
import { noMeasurement, plainCookiePolicy } from '@selvedge/shared/stores/measurement/measurement';

type Subdomain = StoreCoreData['state']['subdomain'];
/** Personal part of the core data, and the pages that the visitor may open. */
export interface PersonalCoreData {
  readonly sessionId: string;
  readonly cart: readonly BasketItem[];
  readonly favourites: readonly FavouriteItem[];
  readonly pages: readonly StorePage[];
}
/** Adds a visitor's part to the part that all visitors of a store share. */
export type SharedCoreData = (personal: PersonalCoreData) => StoreCoreData;

/**
 * Prepares the core data (API-023) once per saved state of a store (STO-031); each visit only adds
 * its own part.
 */
export function coreDataOf(store: Store): SharedCoreData {
  const { name, currency, paymentProcessor, christmas } = store;
  const home = standInHome(name);
  const subdomain = sharedSubdomain(store);
  const splitTest = splitTestsOf(store);
  return ({ sessionId, cart, favourites, pages }) => ({
    pages: pages.some(({ url }) => url === '/') ? pages : [home, ...pages],
    state: {
      currency,
      splitTest,
      christmasCutoffDates: christmas?.cutoffDates ?? [],
      christmasContent: contentOf(christmas),
      paymentProcessor: { type: paymentProcessor },
      subdomain: {
        ...subdomain,
        sessionId,
        cart: { items: cart },
        favourites: { items: favourites },
      },
    },
  });
}

function splitTestsOf({ splitTests = [] }: Store): StoreCoreData['state']['splitTest'] {
  return splitTests
    .filter(({ isRunning }) => isRunning)
    .map((test) => ({
      ...{ id: test.id, code: codeOf(test), name: test.name },
      availableVariations: test.variations.map(({ id, name }) => ({ id, name })),
    }));
}

function sharedSubdomain(store: Store): Omit<Subdomain, 'sessionId' | 'cart' | 'favourites'> {
  const { division, name, code, currency, favicon, ogImage, comingSoon } = store;
  const { customDomainName, passwordProtected, mainMenu, searchRedirects, theme } = store;
  const { sitewidePopup, sitewideBanner } = store;
  return {
    division: { id: division, name, code },
    currency,
    favicon,
    meta: { ogImage },
    customCode: store.customCode ?? '',
    customDomainName,
    passwordProtected,
    comingSoonPageData: { enabled: comingSoon.enabled },
    mainMenu,
    searchRedirects,
    sitewidePopup,
    sitewideBanner,
    plugins: pluginsOf(store),
    theme,
    isNative: true,
  };
}

function contentOf(christmas: Store['christmas']): StoreCoreData['state']['christmasContent'] {
  if (christmas === undefined) return null;
  const { title, copy, href } = christmas;
  return { title, copy, href };
}

function pluginsOf({
  currencyPlugin,
  measurement,
  cookiePolicy,
  christmas,
}: Store): Subdomain['plugins'] {
  const { facebookPixel, pinterestTag, ...analytics } = measurement ?? noMeasurement;
  const { disabled, backgroundColor, textColor, currency } = christmas ?? noChristmas;
  return {
    currency: currencyPlugin,
    analytics,
    'facebook-tracking-pixel': { facebookPixel },
    pinterest: { pinterestTag },
    'cookie-policy': cookiePolicy ?? plainCookiePolicy,
    'christmas-banner': { disabled, backgroundColor, textColor, currency },
  };
}
