import { cardsIn, priceIn } from '@selvedge/shared/catalogue/cards/card-prices';
import { exchanged } from '@selvedge/shared/exchange';
import type { FavouriteLine } from '@selvedge/shared/favourites/contract';
import type { FavouritesProps } from '@selvedge/shared/favourites/favourites.screen';
import type { CurrencyCode } from '@selvedge/shared/money';

/** Converts all prices of the favourites page to another currency (PAY-020). */
export function favouritesIn(currency: CurrencyCode, props: FavouritesProps): FavouritesProps {
  const { lines, saved, suggestions } = props;
  return {
    ...props,
    lines: linesIn(currency, lines),
    saved: saved && { ...saved, lines: linesIn(currency, saved.lines) },
    suggestions: cardsIn(currency, suggestions),
  };
}

/** Lines of deleted products have neither price nor card. */
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
