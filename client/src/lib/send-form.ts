import type { Problem } from '@selvedge/shared/http/problem';
import { somethingWrong } from '@selvedge/shared/failure-messages';

import { newCorrelationId } from './correlation-id.js';

export type FormAnswer<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | {
      readonly ok: false;
      readonly message: string;
      /** Field of the message, if it belongs to one. */
      readonly field?: string | undefined;
    };

/** Returns the first field error, or the message of the refusal. */
function refusalOf({ errors = {}, detail }: Partial<Problem>) {
  const [field] = Object.keys(errors);
  const [message = detail ?? somethingWrong] = field === undefined ? [] : (errors[field] ?? []);
  return { message, field };
}

/** Posts form fields and reads the answer. Rejects without a readable answer. */
export async function sendForm<Answer>(
  action: string,
  fields: FormData,
): Promise<FormAnswer<Answer>> {
  const response = await inSequence(() =>
    fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json', 'x-correlation-id': newCorrelationId() },
      // As browsers encode files in such a form, by their names.
      body: new URLSearchParams(
        [...fields].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
      ),
      // Completes the request even if the visitor follows a link meanwhile.
      keepalive: true,
    }),
  );
  const body: unknown = await response.json();
  // The contract shared with the server types its answers.
  if (response.ok) return { ok: true, answer: body as Answer };
  // A refusal is a Problem; an answer of a proxy has none of its fields.
  return { ok: false, ...refusalOf(body as Partial<Problem>) };
}

/**
 * Sends forms one after the other, across tabs, until the server has assigned a visit id: otherwise
 * two simultaneous forms could create two baskets.
 */
function inSequence(post: () => Promise<Response>): Promise<Response> {
  const isNamed = document.cookie.includes('XSRF-TOKEN=');
  return isNamed || !('locks' in navigator) ? post() : navigator.locks.request('first-form', post);
}
