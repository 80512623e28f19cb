import type { CheckoutQuote } from '@selvedge/shared/checkout/checkout.screen';
import { useState } from 'react';

import { postForm } from '../../lib/form-post.js';

interface Quote extends CheckoutQuote {
  readonly message: string | null;
  /** Requests total and delivery dates for the selected country and code, as the button does. */
  readonly requote: (form: HTMLFormElement, button?: HTMLButtonElement) => void;
}

/** Totals and dates on screen. Without script the form's button `quote` does the same. */
export function useQuote({ totals, coupon, arrival, lastDay, takesEori }: CheckoutQuote): Quote {
  const [state, setState] = useState<Omit<Quote, 'requote'>>({
    ...{ totals, coupon, arrival, lastDay, takesEori },
    message: null,
  });

  const ask = async (form: HTMLFormElement, pressed?: HTMLButtonElement) => {
    const button = pressed ?? form.querySelector<HTMLButtonElement>('button[name="quote"]');
    const quote = await postForm<CheckoutQuote>(form, button);
    setState((now) =>
      quote.ok ? { ...quote.answer, message: null } : { ...now, message: quote.message },
    );
  };

  return { ...state, requote: (form, button) => void ask(form, button) };
}
