import type { Store } from '@selvedge/shared/stores/contract';
import { storeDefaults } from '@selvedge/shared/stores/store-defaults';
import type { FastifyRequest } from 'fastify';

import { visitorSession } from '../../platform/authorization/session-token.js';
import type { RequestFacts } from '../../platform/http/request-facts.js';
import { answerKeyOf } from './answer-key.http.js';

const store: Store = {
  ...storeDefaults,
  division: 7,
  name: 'Tide',
  theme: 'teemill',
  code: 'tide',
};
const stranger: RequestFacts = {
  tenant: { context: 'store', division: 7 },
  division: 7,
  session: visitorSession(undefined),
  token: undefined,
};
const origin = 'https://editor.example';
const editor: RequestFacts['editor'] = {
  sessionId: 's',
  holder: 'host',
  program: 'A test',
  origin,
  scopes: ['page:read'],
  division: 7,
  page: { id: 1, uuid: 'p' },
  session: stranger.session,
};

function keyOf(
  facts: Partial<RequestFacts>,
  { of = store, headers = {} }: { readonly of?: Store; readonly headers?: object } = {},
) {
  const routeOptions = { url: '/omnis/v3/product/:urlName' };
  const request = { facts: { ...stranger, ...facts }, routeOptions, params: { urlName: 'a' } };
  // Safe: only the fields that the key is built from are needed.
  return answerKeyOf({ ...request, headers } as unknown as FastifyRequest, of, {});
}

describe('answer key', () => {
  it('exists for a visitor on the shop’s own host', () => {
    expect(keyOf({})).toMatchObject({ division: 7, isEndless: false });
    expect(keyOf({ token: `v.${'x'.repeat(43)}` })).toStrictEqual(keyOf({}));
  });

  it.each<[string, Partial<RequestFacts>]>([
    [
      'a signed-in user',
      { session: { ...stranger.session, subject: { kind: 'customer', id: 3 } } },
    ],
    ['a user who has just been signed out', { token: `s.${'x'.repeat(43)}` }],
    ['the host of another shop', { tenant: { context: 'store', division: 8 } }],
    ['the atlas host', { tenant: { context: 'atlas', division: 7 } }],
    [
      'a page in the frame of an editor',
      { frame: { origin, operator: 'default', editedPage: undefined } },
    ],
    ['an editor', { editor }],
  ])('is undefined for %s', (_, facts) => {
    expect(keyOf(facts)).toBeUndefined();
  });

  it('is undefined for a request with an authorization header', () => {
    expect(keyOf({}, { headers: { authorization: 'Bearer x' } })).toBeUndefined();
  });

  it('is undefined for a shop that is not public', () => {
    expect(keyOf({}, { of: { ...store, passwordProtected: true } })).toBeUndefined();
  });
});
