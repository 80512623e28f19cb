import type { BasketAnswer } from '@selvedge/shared/baskets/contract';
import type { FormState } from '@selvedge/shared/screens/form-state';
import { useState, type SubmitEvent } from 'react';

import { raiseBasketCount, setBasketCount } from '../../../lib/basket-count.js';
import { postForm } from '../../../lib/form-post.js';

interface Adding {
  readonly busy: boolean;
  /** Announcement of the last added item, or null. */
  readonly added: string | null;
  readonly form: FormState | null;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly close: () => void;
}

/** Describes the choice as "Coral · M", or lists a bundle's pieces. */
function choiceIn(fields: FormData, bundle: string | null): string {
  if (bundle !== null) return bundle;
  const texts = [fields.get('colour'), fields.get('size')];
  return texts.filter((text) => typeof text === 'string').join(' · ');
}

/** Adds to the basket without leaving the page, and announces it (BSK-006). */
export function useAddToBasket(
  { added, form }: Pick<Adding, 'added' | 'form'>,
  bundle: string | null,
): Adding {
  const [state, setState] = useState({ busy: false, added, form });

  const add = async (element: HTMLFormElement) => {
    const fields = new FormData(element);
    const choice = choiceIn(fields, bundle);
    const lower = raiseBasketCount(Number(fields.get('quantity') ?? 1));
    setState({ busy: true, added: null, form: null });
    const answer = await postForm<BasketAnswer>(element);
    if (answer.ok) {
      setBasketCount(answer.answer.quantity);
      setState({ busy: false, added: choice, form: null });
    } else {
      lower();
      const refused = { values: {}, errors: {}, message: answer.message };
      setState({ busy: false, added: null, form: refused });
    }
  };

  return {
    ...state,
    onSubmit: (event) => {
      event.preventDefault();
      if (!state.busy) void add(event.currentTarget);
    },
    close: () => setState({ ...state, added: null }),
  };
}
