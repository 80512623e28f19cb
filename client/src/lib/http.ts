import type { Problem } from '@selvedge/shared/http/problem';
import { messages } from '@selvedge/shared/messages';

import { newCorrelationId } from './correlation-id.js';
import { confirmed } from './password-question.js';

/** A refused call. `status` 0 means that no answer arrived. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Partial<Problem>,
  ) {
    super(textFor(status, problem));
  }
}

/**
 * Message for display: the first field error for 422, a general text for 500, else the server's
 * own.
 */
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

/** Returns the CSRF token, sent as `x-xsrf-token` with each call that changes data. */
export function csrfToken(): string | undefined {
  return cookie('XSRF-TOKEN');
}

/** Requests a CSRF token if the visit has none yet. Throws ApiError. */
export async function ensureToken(): Promise<void> {
  if (csrfToken() === undefined) await call('GET', '/dashboard/secure/get/');
}

/** Path where the user confirms their password. */
export const confirmationPath = '/dashboard/secure/confirm-password/';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * Calls the API of this host with the session's cookies and CSRF token, and retries after a
 * password confirmation or a token change. A Blob is sent unchanged with its type. Throws ApiError.
 */
export function call<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
  return withPasswordConfirmation(() => {
    const sent = send<Answer>(method, path, body);
    if (path === confirmationPath) renewal = sent.catch(() => undefined);
    return sent;
  });
}

/**
 * Runs `send`, which must read the current CSRF token. If the server requires the password, asks
 * for it and sends again. Throws ApiError, as `send` does.
 */
export async function withPasswordConfirmation<Answer>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await sentByToken(send);
  } catch (refusal) {
    const needsPassword = refusal instanceof ApiError && refusal.problem.code === 'ConfirmPassword';
    if (!needsPassword || !(await confirmed())) throw refusal;
    return send();
  }
}

/** Pending call that replaces the session's CSRF token. */
let renewal: Promise<unknown> = Promise.resolve();

/**
 * Repeats a call that was refused because the token changed in flight; the server did not process
 * it.
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
  const headers: Record<string, string> = {
    accept: 'application/json',
    'x-correlation-id': newCorrelationId(),
  };
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
  // A refusal is a Problem; an answer of a proxy has none of its fields.
  if (!response.ok) throw new ApiError(response.status, answer as Partial<Problem>);
  // The contract shared with the server types its answers.
  return answer as Answer;
}
