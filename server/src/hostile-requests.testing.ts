import { pathsOpenTo } from './features/storefront/request/screen-routes.js';
import { guarded, open } from './guarded-routes.testing.js';
import { visited } from './visited-routes.testing.js';

/** What stands in the place of a value in a path. */
export const unfriendly: Readonly<Record<string, string>> = {
  'a way out of the folder': '..%2F..%2F..%2F..%2Fetc%2Fpasswd',
  'the end of a text': 'a%00b',
  'bytes that are no text': '%C3%28%FF',
  'a statement': `1'%3B%20DROP%20TABLE%20orders%3B%20--`,
  'a program': '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'too large a number': '9'.repeat(40),
  'a long text': 'x'.repeat(2_000),
};

/** Bodies that no contract has, by their type; each holds the word. */
export const hostileBodies = (
  canary: string,
): readonly (readonly [type: string, body: string])[] => [
  ['application/json', `{"${canary}":`],
  ['application/json', JSON.stringify({ __proto__: { canary }, constructor: { canary } })],
  ['application/json', JSON.stringify([canary])],
  ['application/json', JSON.stringify(canary)],
  ['application/x-www-form-urlencoded', `a[b][${canary}]=${canary}&a=%00%FF`],
  ['multipart/form-data; boundary=x', `--x\r\n${canary}`],
  ['text/xml', `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;${canary}</a>`],
];

/** Every route that is written down. */
export const routes = [
  ...new Set([...Object.values(guarded).flat(), ...visited, ...Object.keys(open)]),
].map((route) => {
  const [method = '', path = ''] = route.split(' ');
  // One of those that the written routes have.
  return { method: method.toLowerCase() as 'get' | 'post', path };
});
export const writing = routes.filter(({ method }) => method !== 'get');
/** The names in the path of a route. */
export const names = (path: string): readonly string[] =>
  [...path.matchAll(/:(\w+)|\*/g)].map(([, name = 'path']) => name);
/** Those in the addresses of a shop's screens, for which any word is of the right form. */
export const namesOfScreens: ReadonlySet<string> = new Set(
  [...pathsOpenTo('shop.visit'), ...pathsOpenTo('anybody')].flatMap(names),
);
