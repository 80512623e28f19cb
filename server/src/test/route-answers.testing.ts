import { cellOf } from '@selvedge/shared/policies/matrix.testing';
import {
  anotherStore,
  notFound,
  notSignedIn,
  permissionDenied,
} from '@selvedge/shared/permissions/refusals';
import { rightPath } from '@selvedge/shared/storefront/routes';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer, Browser } from '../platform/testing/browser.js';

const statuses = [
  { status: 401, refusal: notSignedIn },
  { status: 403, refusal: permissionDenied },
  { status: 403, refusal: anotherStore },
  { status: 404, refusal: notFound },
];

/** Parameter values that match nothing. */
const nothing: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  id: '00000000-0000-4000-8000-000000000000',
  orderId: '999999999',
};

/** Fetches a CSRF token, as a script does before its first call. */
export async function fetchToken(person: Browser): Promise<void> {
  await person.get('/omnis/v3/dashboard/secure/get');
}

/** Method and path of a route, with parameters that match only the store. */
function addressOf(route: string, { division }: Store) {
  const [method = '', path = ''] = route.split(' ');
  const named = path.replace(/:(\w+)/g, (_, name: string) =>
    name === 'division' ? String(division) : (nothing[name] ?? 'nothing'),
  );
  return { method, path: rightPath(named) ?? named };
}

/** Calls a route about a store. */
export async function callRoute(person: Browser, route: string, store: Store): Promise<Answer> {
  const { method, path } = addressOf(route, store);
  if (method === 'GET') return person.get(path);
  // The route table contains only methods that a spec browser can send.
  return person.send(method.toLowerCase() as 'post', path, { body: {} });
}

/** `yes` if the guard admits the caller, regardless of the answer behind it. */
export function outcomeOf({ status, body }: Pick<Answer, 'status' | 'body'>): string {
  if (status >= 500) return String(status);
  const { code, message = '' }: { code?: string; message?: string } = body;
  const found = statuses.find(({ refusal }) => refusal.code === code);
  if (found === undefined) return 'yes';
  const isWhole = found.status === status && found.refusal.message === message;
  return isWhole ? cellOf(found.refusal) : `${status} ${message}`;
}
