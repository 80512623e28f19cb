import { cardsIn, priceIn } from '@selvedge/shared/catalogue/cards/card-prices';
import type { ProductCard } from '@selvedge/shared/catalogue/contract';
import { exchanged } from '@selvedge/shared/exchange';
import type { FavouriteLine } from '@selvedge/shared/favourites/contract';
import type { CurrencyCode } from '@selvedge/shared/money';
import type { ScreenName, ScreenOf, ShopScreen } from '@selvedge/shared/storefront/screens';
import type { Listing } from '@selvedge/shared/storefront/listing';

import { memoizeByObject } from '../../../platform/memoize-by-object.js';

type Converters = {
  readonly [Name in ScreenName]?: (
    currency: CurrencyCode,
    screen: ScreenOf<Name>,
  ) => ScreenOf<Name>;
};

/** The screens that show prices of products. Baskets and orders come in their currency already. */
const CONVERTERS: Converters = {
  home: (currency, screen) => ({ ...screen, products: cardsIn(currency, screen.products) }),
  collection: (currency, screen) => ({ ...screen, listing: listingIn(currency, screen.listing) }),
  creator: (currency, screen) => ({ ...screen, listing: listingIn(currency, screen.listing) }),
  product: productIn,
  search: (currency, screen) => ({
    ...withSuggestions(currency, screen),
    listing: screen.listing && listingIn(currency, screen.listing),
  }),
  favourites: favouritesIn,
  basket: withSuggestions,
  'not-found': withSuggestions,
};

/** A shop has a handful; the screen is the same object for as long as nothing changes. */
const known = memoizeByObject((_: ShopScreen) => new Map<CurrencyCode, ShopScreen>());

interface ConvertedScreen {
  readonly screen: ShopScreen;
  /** Where the screen knows itself what prices it shows. */
  readonly inCurrency?: (currency: CurrencyCode) => ShopScreen;
}

/** PAY-020: a screen with the prices of its products in another currency, made once for each. */
export function screenIn(
  currency: CurrencyCode,
  { screen, inCurrency }: ConvertedScreen,
): ShopScreen {
  const byCurrency = known(screen);
  const found = byCurrency.get(currency) ?? inCurrency?.(currency) ?? converted(currency, screen);
  byCurrency.set(currency, found);
  return found;
}

function converted(currency: CurrencyCode, screen: ShopScreen): ShopScreen {
  // It is looked up by the name of the screen that it is given.
  const convert = CONVERTERS[screen.name] as
    | ((currency: CurrencyCode, screen: ShopScreen) => ShopScreen)
    | undefined;
  return convert?.(currency, screen) ?? screen;
}

/** The same of a grid that a script asks for on its own. */
function listingIn(currency: CurrencyCode, listing: Listing): Listing {
  const currencies = { ...listing.currencies, shown: currency };
  return { ...listing, currencies, products: cardsIn(currency, listing.products) };
}

function withSuggestions<Screen extends { readonly suggestions: readonly ProductCard[] }>(
  currency: CurrencyCode,
  screen: Screen,
): Screen {
  return { ...screen, suggestions: cardsIn(currency, screen.suggestions) };
}

function productIn(currency: CurrencyCode, screen: ScreenOf<'product'>): ScreenOf<'product'> {
  const { product, crossSells, related, delivery } = screen;
  const inIt = (amount: number) => exchanged({ amount, currency: product.currency }, currency);
  return {
    ...screen,
    product: priceIn(currency, product),
    crossSells: cardsIn(currency, crossSells),
    related: cardsIn(currency, related),
    delivery: { home: inIt(delivery.home), near: inIt(delivery.near), far: inIt(delivery.far) },
  };
}

function favouritesIn(
  currency: CurrencyCode,
  screen: ScreenOf<'favourites'>,
): ScreenOf<'favourites'> {
  const { lines, saved } = screen;
  return {
    ...withSuggestions(currency, screen),
    lines: linesIn(currency, lines),
    saved: saved && { ...saved, lines: linesIn(currency, saved.lines) },
  };
}

/** What is gone has neither a price nor a card. */
function linesIn(
  currency: CurrencyCode,
  lines: readonly FavouriteLine[],
): readonly FavouriteLine[] {
  return lines.map((line) => {
    const { priceIncTax: amount, card } = line;
    if (card === null) return line;
    const priceIncTax = exchanged({ amount, currency: line.currency }, currency);
    return { ...line, priceIncTax, currency, card: priceIn(currency, card) };
  });
}
