import { somethingWrongTryAgain } from '@selvedge/shared/failure-messages';

import type { FormAnswer } from './send-form.js';

const loadSending = () => import('./send-form.js');

/** Loads the code that sends forms, so that the first form need not wait for it. */
export function preloadSending(): void {
  // A form that is sent tries again.
  loadSending().catch(() => undefined);
}

/**
 * Posts a form as the browser would, but requests JSON instead of a page. The server handles both
 * the same, so a form works with and without script. Reads the fields at once.
 */
export async function postForm<Answer>(
  form: HTMLFormElement,
  submitter: HTMLElement | null = null,
): Promise<FormAnswer<Answer>> {
  const { action } = form;
  const fields = new FormData(form, submitter);
  try {
    const { sendForm } = await loadSending();
    return await sendForm<Answer>(action, fields);
  } catch {
    return { ok: false, message: somethingWrongTryAgain };
  }
}
