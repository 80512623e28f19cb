import type { BasketAnswer } from '@selvedge/shared/baskets/contract';
import type { FormState } from '@selvedge/shared/screens/form-state';
import { useState, type SubmitEvent, type SyntheticEvent } from 'react';

import { raiseBasketCount, setBasketCount } from '../../../lib/basket-count.js';
import { postForm } from '../../../lib/form-post.js';

const loadDrawer = () => import('./BasketDrawer.js');
type DrawerModule = Awaited<ReturnType<typeof loadDrawer>>;

interface Adding extends Partial<DrawerModule> {
  readonly busy: boolean;
  /** Choice of the last added item, or null. */
  readonly added: string | null;
  /** The basket with it; absent on the page of a form that was sent without script. */
  readonly basket?: BasketAnswer;
  readonly form: FormState | null;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly close: (event: SyntheticEvent) => void;
}

/** Describes the choice as "Coral · M", or lists a bundle's pieces. */
function choiceIn(fields: FormData, bundle: string | null): string {
  if (bundle !== null) return bundle;
  const texts = [fields.get('colour'), fields.get('size')];
  return texts.filter((text) => typeof text === 'string').join(' · ');
}

type State = Omit<Adding, 'onSubmit' | 'close'>;

const idle: State = { busy: false, added: null, form: null };

/** Adds to the basket without leaving the page, and confirms it (BSK-006). */
export function useAddToBasket(
  { added, form }: Pick<Adding, 'added' | 'form'>,
  bundle: string | null,
): Adding {
  const [state, setState] = useState<State>({ ...idle, added, form });

  const add = async (element: HTMLFormElement) => {
    const fields = new FormData(element);
    const choice = choiceIn(fields, bundle);
    const lower = raiseBasketCount(Number(fields.get('quantity') ?? 1));
    setState({ ...idle, busy: true });
    const answer = await postForm<BasketAnswer>(element);
    if (answer.ok) {
      const basket = answer.answer;
      setBasketCount(basket.quantity);
      // Without the drawer, the notice confirms the addition.
      const drawer = await loadDrawer().catch(() => undefined);
      setState({ ...idle, added: choice, basket, ...drawer });
    } else {
      lower();
      setState({ ...idle, form: { values: {}, errors: {}, message: answer.message } });
    }
  };

  return {
    ...state,
    onSubmit: (event) => {
      event.preventDefault();
      if (!state.busy) void add(event.currentTarget);
    },
    close: (event) => {
      event.preventDefault();
      setState(idle);
    },
  };
}
