import type { FormState } from '@selvedge/shared/screens/form-state';
import type { Subscription } from '@selvedge/shared/newsletter/subscription';
import { useState, type SubmitEvent } from 'react';

import { postForm } from '../../lib/form-post.js';

interface SubscriptionState {
  /** Confirmation after a successful subscription; null before. */
  readonly done: string | null;
  /** Rejected submission with its errors. */
  readonly form: FormState | null;
  readonly busy: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

function refusalOf(field: HTMLInputElement, message: string): FormState {
  return { values: { email: field.value }, errors: { email: [message] }, message: null };
}

/** State of a newsletter form: the server's rendering, then its answers (ERR-021 to ERR-023). */
export function useSubscription(block: number, rendered: Subscription | null): SubscriptionState {
  const [answer, setAnswer] = useState(rendered?.block === block ? rendered : null);
  const [busy, setBusy] = useState(false);

  const send = async (form: HTMLFormElement, field: HTMLInputElement) => {
    setBusy(true);
    const sent = await postForm<{ readonly message: string }>(form);
    setBusy(false);
    if (sent.ok) {
      setAnswer({ block, message: sent.answer.message, form: null });
    } else {
      setAnswer({ block, message: sent.message, form: refusalOf(field, sent.message) });
      field.focus();
    }
  };

  return {
    done: answer?.form === null ? answer.message : null,
    form: answer?.form ?? null,
    busy,
    onSubmit: (event) => {
      event.preventDefault();
      const field = event.currentTarget.elements.namedItem('email');
      if (!busy && field instanceof HTMLInputElement) void send(event.currentTarget, field);
    },
  };
}
