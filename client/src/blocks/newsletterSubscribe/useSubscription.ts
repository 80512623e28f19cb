import type { Subscription } from '@selvedge/shared/newsletter/subscription';
import { useState, type SubmitEvent } from 'react';

import { postForm } from '../../lib/form-post.js';

interface SubscriptionState {
  /** Null before a submission; without `form` after a successful one. */
  readonly answer: Subscription | null;
  readonly busy: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** State of a newsletter form: the server's rendering, then its answers (ERR-021 to ERR-023). */
export function useSubscription(block: number, rendered: Subscription | null): SubscriptionState {
  const [answer, setAnswer] = useState(rendered?.block === block ? rendered : null);
  const [busy, setBusy] = useState(false);

  const send = async (form: HTMLFormElement) => {
    setBusy(true);
    const sent = await postForm<{ readonly message: string }>(form);
    setBusy(false);
    if (sent.ok) {
      setAnswer({ block, message: sent.answer.message, form: null });
    } else {
      const { message, field = 'email' } = sent;
      // The fields keep their input, so that no values are needed.
      setAnswer({ block, message, form: { values: {}, errors: { [field]: [message] }, message } });
      document.getElementById(`${field}-${block}`)?.focus();
    }
  };

  return {
    answer,
    busy,
    onSubmit: (event) => {
      event.preventDefault();
      if (!busy) void send(event.currentTarget);
    },
  };
}
