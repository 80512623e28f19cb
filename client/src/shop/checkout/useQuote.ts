import type { CheckoutQuote } from '@selvedge/shared/checkout/checkout.screen';
import { useState } from 'react';

import { postForm } from '../../lib/form-post.js';

interface Quote extends CheckoutQuote {
  readonly message: string | null;
  /** Asks what the order costs, and when it arrives, in the country now chosen in the form. */
  readonly requote: (form: HTMLFormElement) => void;
}

/** The totals and the days on screen. The button `quote` of the form does the same without script. */
export function useQuote({ totals, arrival, lastDay }: CheckoutQuote): Quote {
  const [state, setState] = useState<Omit<Quote, 'requote'>>({
    ...{ totals, arrival, lastDay },
    message: null,
  });

  const ask = async (form: HTMLFormElement) => {
    const button = form.querySelector<HTMLButtonElement>('button[name="quote"]');
    const quote = await postForm<CheckoutQuote>(form, button);
    setState((now) =>
      quote.ok ? { ...quote.answer, message: null } : { ...now, message: quote.message },
    );
  };

  return { ...state, requote: (form) => void ask(form) };
}
