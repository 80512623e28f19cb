import type { BasketAnswer } from '@selvedge/shared/baskets/contract';
import { useRef, useState, type SubmitEvent } from 'react';

import { setBasketCount } from '../../lib/basket-count.js';
import { postForm } from '../../lib/form-post.js';

interface Initial {
  readonly basket: BasketAnswer;
  readonly message: string | null;
}

interface BasketState extends Initial {
  readonly busy: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** The basket on screen: every form of a line answers with the new basket, shown in place. */
export function useBasket({ basket, message }: Initial): BasketState {
  const [state, setState] = useState({ basket, message, busy: false });

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
      // One after the other: each is read when its turn has come, on top of what the one before has led to.
      last.current = last.current.then(() => send(form, submitter));
    },
  };
}
