import type { CheckoutTotals } from '@selvedge/shared/checkout/contract';
import { useState } from 'react';

import { postForm } from '../../lib/form-post.js';

interface Quote {
  readonly totals: CheckoutTotals;
  readonly message: string | null;
  /** Asks what the order costs when it goes to the country now chosen in the form. */
  readonly requote: (form: HTMLFormElement) => void;
}

/** The totals on screen. The button `quote` of the form does the same without script. */
export function useQuote(initial: CheckoutTotals): Quote {
  const [state, setState] = useState<Omit<Quote, 'requote'>>({ totals: initial, message: null });

  const ask = async (form: HTMLFormElement) => {
    const button = form.querySelector<HTMLButtonElement>('button[name="quote"]');
    const quote = await postForm<CheckoutTotals>(form, button);
    setState((now) =>
      quote.ok
        ? { totals: quote.answer, message: null }
        : { totals: now.totals, message: quote.message },
    );
  };

  return { ...state, requote: (form) => void ask(form) };
}
