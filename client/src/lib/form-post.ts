import type { Problem } from '@selvedge/shared/http/problem';
import { somethingWrong, somethingWrongTryAgain } from '@selvedge/shared/failure-messages';

export type FormAnswer<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly message: string };

/** What a person is told of a refusal: the first field's error, else the refusal's own words. */
function messageOf(problem: Partial<Problem>): string {
  const [field] = Object.values(problem.errors ?? {});
  return field?.[0] ?? problem.detail ?? somethingWrong;
}

/**
 * Posts a form as the browser would, and asks for the state instead of a page. The server takes the
 * same fields either way, so that a form does the same thing with and without script.
 */
export async function postForm<Answer>(
  form: HTMLFormElement,
  submitter: HTMLElement | null = null,
): Promise<FormAnswer<Answer>> {
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.name,
  ]);
  try {
    const response = await inSequence(() =>
      fetch(form.action, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams(fields),
        // Who follows a link meanwhile has done it all the same.
        keepalive: true,
      }),
    );
    const body: unknown = await response.json();
    // The server's answers are typed once, in the contracts that both sides share.
    if (response.ok) return { ok: true, answer: body as Answer };
    // A refusal is a Problem; anything else that a proxy may answer has none of its fields.
    return { ok: false, message: messageOf(body as Partial<Problem>) };
  } catch {
    return { ok: false, message: somethingWrongTryAgain };
  }
}

/**
 * Until the server has named the visit, one form goes after the other, in whichever tab: what two of them
 * begin at once, such as a basket, is one.
 */
function inSequence(post: () => Promise<Response>): Promise<Response> {
  const isNamed = document.cookie.includes('XSRF-TOKEN=');
  return isNamed || !('locks' in navigator) ? post() : navigator.locks.request('first-form', post);
}
