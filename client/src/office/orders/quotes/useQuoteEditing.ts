import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import type { PriceQuote } from '@selvedge/shared/orders/quotes/contract';
import { useState } from 'react';

import { readQuote, typedOf } from './quote-lines.js';
import { priceQuote } from './quotes.api.js';
import { useQuoteWork } from './useQuoteWork.js';

/** Work on the lines and the price of a quote, which somebody else may price meanwhile. */
export function useQuoteEditing(order: AtlasOrder, latest: number, onDone: () => void) {
  const now = () => ({ before: typedOf(order.items, order.shipping), revision: latest });
  // As it was when the work on it began.
  const [{ before, revision }, setBegun] = useState(now);
  const [quote, setQuote] = useState(before);
  const pricing = useQuoteWork(order.id, (price: PriceQuote) => priceQuote(order.hash, price));
  const read = readQuote(quote);
  const isSent = pricing.isPending || pricing.isSuccess;

  const saveOver = (known: number): void => {
    if (read === undefined) return;
    const { lines, shipping } = read;
    pricing.mutate({ revision: known, lines, shipping }, { onSuccess: onDone });
  };
  return {
    quote,
    setQuote,
    isDirty: quote !== before,
    isReady: read !== undefined,
    isSent,
    isPending: pricing.isPending,
    isOvertaken: latest !== revision && !isSent,
    save: () => {
      saveOver(revision);
    },
    takeTheirs: () => {
      const theirs = now();
      setBegun(theirs);
      setQuote(theirs.before);
    },
    keepMine: () => {
      setBegun({ before, revision: latest });
      saveOver(latest);
    },
  };
}
