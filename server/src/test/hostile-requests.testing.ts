import { pathsOpenTo } from '../features/storefront/request/screen-routes.js';
import { guarded, open, visited } from './accepted-routes.testing.js';

/** Values to put into a path. */
export const hostilePathValues: Readonly<Record<string, string>> = {
  'a path traversal': '..%2F..%2F..%2F..%2Fetc%2Fpasswd',
  'a null byte': 'a%00b',
  'invalid UTF-8': '%C3%28%FF',
  'an SQL injection': `1'%3B%20DROP%20TABLE%20orders%3B%20--`,
  'a script': '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'an oversized number': '9'.repeat(40),
  'a long text': 'x'.repeat(2_000),
};

/** Bodies that match no contract, by content type; each contains the word. */
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

/** Every listed route. */
export const routes = [
  ...new Set([...Object.values(guarded).flat(), ...visited, ...Object.keys(open)]),
].map((route) => {
  const [method = '', path = ''] = route.split(' ');
  // One of the methods in the lists.
  return { method: method.toLowerCase() as 'get' | 'post', path };
});
export const writing = routes.filter(({ method }) => method !== 'get');
/** Parameter names in a route's path. */
export const names = (path: string): readonly string[] =>
  [...path.matchAll(/:(\w+)|\*/g)].map(([, name = 'path']) => name);
/** Parameters of shop screens, for which any word is valid. */
export const namesOfScreens: ReadonlySet<string> = new Set(
  [...pathsOpenTo('shop.visit'), ...pathsOpenTo('anybody')].flatMap(names),
);
