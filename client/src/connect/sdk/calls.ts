import { ConnectError } from './connect-error.js';

/** Calls of the shop's API, from whatever origin, as the one who holds the bearer. */
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
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new ConnectError('network', 'The shop does not answer');
    });
    const answer: unknown =
      response.status === 204 ? undefined : await response.json().catch(() => ({}));
    if (!response.ok) throw refusalOf(response.status, answer);
    // As the documentation of each call says.
    return answer as Answer;
  };
}

/** RFC 9457, with the codes of connect; anything else that a proxy may put in between has none. */
function refusalOf(status: number, answer: unknown): ConnectError {
  // Each field is looked at.
  const problem = (answer ?? {}) as Readonly<Record<string, unknown>>;
  const { code, detail } = problem;
  return new ConnectError(
    typeof code === 'string' ? code : `http_${String(status)}`,
    typeof detail === 'string' ? detail : `The shop answered ${String(status)}`,
  );
}
