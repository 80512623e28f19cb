import type { Problem } from '@selvedge/shared/http/problem';
import { messages } from '@selvedge/shared/messages';

import { confirmed } from './password-question.js';

/** A call that was answered with a refusal. `status` 0 means that no answer came. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Partial<Problem>,
  ) {
    super(textFor(status, problem));
  }
}

/** What a person is told (ERR-009 to ERR-011): 422 the first field error, 500 the general words, else the server's own. */
function textFor(status: number, problem: Partial<Problem>): string {
  const message = problem.message ?? problem.detail;
  if (status === 422)
    return Object.values(problem.errors ?? {})[0]?.[0] ?? message ?? messages.somethingWrong;
  if (status === 500) return messages.somethingWrong;
  if (status === 0) return messages.somethingWrongTryAgain;
  return message ?? messages.somethingWrong;
}

function cookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
}

/** What a call that changes something brings in the header `x-xsrf-token` (API-001). */
export function csrfToken(): string | undefined {
  return cookie('XSRF-TOKEN');
}

/** A visit without a token gets one, as each call that changes something needs it. Throws ApiError. */
export async function ensureToken(): Promise<void> {
  if (csrfToken() === undefined) await call('GET', '/dashboard/secure/get/');
}

/** Where somebody shows with their password that it is them. */
export const confirmationPath = '/dashboard/secure/confirm-password/';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * Calls the API of this host with the session's cookies and CSRF header (API-001), again where that helps. A
 * Blob goes as it is, under its type. Throws ApiError.
 */
export function call<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
  return sentAsOneself(() => {
    const sent = send<Answer>(method, path, body);
    if (path === confirmationPath) renewal = sent.catch(() => undefined);
    return sent;
  });
}

/**
 * By `send`, which brings the token that the session has at that moment. What the server refuses for want of a
 * password is sent again once the person has given it (IDN-006). Throws ApiError, as `send` does.
 */
export async function sentAsOneself<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await sentByToken(send);
  } catch (refusal) {
    const needsPassword = refusal instanceof ApiError && refusal.problem.code === 'ConfirmPassword';
    if (!needsPassword || !(await confirmed())) throw refusal;
    return send();
  }
}

/** The call under way that gives the session another token (IDN-006). */
let renewal: Promise<unknown> = Promise.resolve();

/**
 * What was on its way with the token of before is refused once the session has another, and nothing of it was
 * done: it is sent again with the new one.
 */
async function sentByToken<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const token = csrfToken();
  try {
    return await send();
  } catch (refusal) {
    if (!(refusal instanceof ApiError) || refusal.status !== 401) throw refusal;
    await renewal;
    if (csrfToken() === token) throw refusal;
    return send();
  }
}

async function send<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
  const headers: Record<string, string> = { accept: 'application/json' };
  const isFile = body instanceof Blob;
  if (body !== undefined) headers['content-type'] = isFile ? body.type : 'application/json';
  const token = method === 'GET' ? undefined : csrfToken();
  if (token !== undefined) headers['x-xsrf-token'] = token;
  const response = await fetch(`/omnis/v3${path}`, {
    method,
    headers,
    credentials: 'same-origin',
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError(0, {});
  });
  const answer: unknown =
    response.status === 204 ? undefined : await response.json().catch(() => ({}));
  // A refused call answers a Problem; anything else that a proxy may put in between has none of its fields.
  if (!response.ok) throw new ApiError(response.status, answer as Partial<Problem>);
  // The server's answers are typed once, in the contracts that both sides share.
  return answer as Answer;
}
