import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import type { PriceQuote } from '@selvedge/shared/orders/quotes/contract';
import { useState } from 'react';

import { emptyPerson, personIn, typedPersonOf, type TypedPerson } from './PersonFields.js';
import { readQuote, typedOf } from './quote-lines.js';
import { priceQuote } from './quotes.api.js';
import { useQuoteWork } from './useQuoteWork.js';

/** State of the quote editor, with detection of a concurrent price change. */
export function useQuoteEditing(order: AtlasOrder, latest: number, onDone: () => void) {
  const now = () => ({
    before: typedOf(order),
    whereBefore: typedWhere(order),
    revision: latest,
  });
  // Values at the start of editing.
  const [{ before, whereBefore, revision }, setStart] = useState(now);
  const [quote, setQuote] = useState(before);
  const [person, setPerson] = useState(whereBefore);
  const pricing = useQuoteWork(order.id, (price: PriceQuote) => priceQuote(order.hash, price));
  const read = readQuote(quote, order.currency);
  const where = personIn(person);
  const isSent = pricing.isPending || pricing.isSuccess;

  const saveOver = (baseRevision: number): void => {
    if (read === undefined || where === undefined) return;
    const { lines, discount, shipping } = read;
    const { shippingAddress } = where;
    const price = { revision: baseRevision, lines, discount, shipping, shippingAddress };
    pricing.mutate(price, { onSuccess: onDone });
  };
  return {
    quote,
    setQuote,
    person,
    setPerson,
    isDirty: quote !== before || person !== whereBefore,
    isReady: read !== undefined && where !== undefined,
    isSent,
    isPending: pricing.isPending,
    isOvertaken: latest !== revision && !isSent,
    save: () => {
      saveOver(revision);
    },
    takeTheirs: () => {
      const theirs = now();
      setStart(theirs);
      setQuote(theirs.before);
      setPerson(theirs.whereBefore);
    },
    keepMine: () => {
      setStart({ before, whereBefore, revision: latest });
      saveOver(latest);
    },
  };
}

/** Empty after erasure, when the quote can no longer be changed. */
function typedWhere({ email, shippingAddress }: AtlasOrder): TypedPerson {
  return email === null || shippingAddress === null
    ? emptyPerson
    : typedPersonOf(email, shippingAddress);
}
