import type { Interaction, PageInteractions } from '@selvedge/shared/interactions/interactions';
import { useEffect, useState, type SubmitEvent } from 'react';

import { offerLink } from './offer-link.js';
import type { BlockContext } from '../../lib/block-view.js';
import { postForm } from '../../lib/form-post.js';

interface InteractionsState {
  /** Null until loaded, because the page is the same for every visitor. */
  readonly data: PageInteractions | null;
  /** Result of the last click, as text. */
  readonly status: string;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * Sends clicks in sequence, so that the cookie of the first answer counts for the second (BLK-047).
 */
export function useInteractions({ url, frame, isPreviewed }: BlockContext): InteractionsState {
  const [data, setData] = useState<PageInteractions | null>(null);
  const [status, setStatus] = useState('');
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (isPreviewed) return;
    const leaving = new AbortController();
    void interactionsOf(url, leaving.signal).then((found) => {
      if (found !== undefined) setData((now) => now ?? found);
    });
    return () => leaving.abort();
  }, [url, isPreviewed]);

  const press = async (form: HTMLFormElement, button: HTMLButtonElement) => {
    setBusy(true);
    // Each button's value is an interaction.
    const kind = button.value as Interaction;
    const message = kind === 'favourite' ? '' : await offerLink(kind, `${frame.origin}${url}`);
    if (message !== undefined) {
      const sent = await postForm<PageInteractions>(form, button);
      if (sent.ok) setData(sent.answer);
      setStatus(sent.ok ? message : sent.message);
    }
    setBusy(false);
  };

  return {
    data,
    status,
    onSubmit: (event) => {
      event.preventDefault();
      const { currentTarget: form, submitter: button } = event;
      if (!busy && button instanceof HTMLButtonElement) void press(form, button);
    },
  };
}

/** Undefined if the request failed; the buttons then work without counts. */
async function interactionsOf(
  url: string,
  signal: AbortSignal,
): Promise<PageInteractions | undefined> {
  try {
    const answer = await fetch(`/interactions/?page=${encodeURIComponent(url)}`, { signal });
    // The body is defined by the contract, unless the request was refused.
    return answer.ok ? ((await answer.json()) as PageInteractions) : undefined;
  } catch {
    return undefined;
  }
}
