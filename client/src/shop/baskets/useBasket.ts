import type { BasketAnswer } from '@selvedge/shared/baskets/contract';
import { useRef, useState, type SubmitEvent } from 'react';

import { setBasketCount } from '../../lib/basket-count.js';
import { postForm } from '../../lib/form-post.js';
import { useReloadOnReturn } from '../../lib/useReloadOnReturn.js';

interface Initial {
  readonly basket: BasketAnswer;
  readonly message: string | null;
}

interface BasketState extends Initial {
  readonly busy: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Live basket: each form of a line is sent by script and its answer replaces the basket. */
export function useBasket({ basket, message }: Initial): BasketState {
  const [state, setState] = useState({ basket, message, busy: false });

  useReloadOnReturn();
  const last = useRef(Promise.resolve());

  const send = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    const reply = postForm<BasketAnswer>(form, submitter);
    setState((now) => ({ ...now, busy: true }));
    const answer = await reply;
    if (answer.ok) {
      setBasketCount(answer.answer.quantity);
      setState({ basket: answer.answer, message: null, busy: false });
    } else {
      setState((now) => ({ ...now, message: answer.message, busy: false }));
    }
  };

  return {
    ...state,
    onSubmit: (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      const { submitter } = event;
      // Requests run in sequence, so each builds on the result of the one before.
      last.current = last.current.then(() => send(form, submitter));
    },
  };
}
