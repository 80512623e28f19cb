import { ConnectError } from './connect-error.js';

/** Calls the shop API from any origin with a bearer token. */
export type Calls = <Answer>(method: Method, path: string, body?: object) => Promise<Answer>;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Each call throws ConnectError. */
export function callsTo(origin: string, bearer?: string): Calls {
  return async <Answer>(method: Method, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${origin}/omnis/v3${path}`, {
      method,
      credentials: 'omit',
      headers: {
        accept: 'application/json',
        // The server includes it in logs and events (NFR-009).
        'x-correlation-id': crypto.getRandomValues(new Uint32Array(4)).join('-'),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new ConnectError('network', 'The shop is not responding');
    });
    const answer: unknown =
      response.status === 204 ? undefined : await response.json().catch(() => ({}));
    if (!response.ok) throw refusalOf(response.status, answer);
    // The API documents this answer for each call.
    return answer as Answer;
  };
}

/** Reads an RFC 9457 problem with a connect code; an answer of a proxy has none. */
function refusalOf(status: number, answer: unknown): ConnectError {
  // Each field is checked below.
  const problem = (answer ?? {}) as Readonly<Record<string, unknown>>;
  const { code, detail } = problem;
  return new ConnectError(
    typeof code === 'string' ? code : `http_${String(status)}`,
    typeof detail === 'string' ? detail : `The shop responded with ${String(status)}`,
  );
}
