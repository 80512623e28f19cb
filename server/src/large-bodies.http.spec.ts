import { rightPath } from '@selvedge/shared/storefront/routes';

import { bodyLimitBytes } from './platform/http/body-parsers.js';
import type { Browser } from './platform/testing/browser.js';
import { startApp, type TestApp } from './platform/testing/start-app.js';
import { guarded, open, visited } from './guarded-routes.testing.js';

/** As many of a part as the limit lets in, between what opens and what closes them. */
function filled(opening: string, part: (at: number) => string, closing: string): string {
  const parts: string[] = [];
  let length = opening.length + closing.length;
  for (let at = 0; ; at += 1) {
    const next = part(at);
    length += next.length + 1;
    if (length > bodyLimitBytes) return opening + parts.join(',') + closing;
    parts.push(next);
  }
}

const half = bodyLimitBytes / 2;
const tooMuch: Readonly<Record<string, string>> = {
  'many names': filled('{', (at) => `"n${at}":0`, '}'),
  'many names further in': filled('{"item":{"more":{', (at) => `"n${at}":0`, '}}}'),
  'lists in lists': '['.repeat(half) + ']'.repeat(half),
  'objects in objects': '{"a":'.repeat(170_000) + '0' + '}'.repeat(170_000),
  'a long list': filled('[', () => '0', ']'),
  'a long list of objects': filled('{"ids":[', () => '{}', ']}'),
  'names of objects of a list': filled('[', () => '{"a":0,"b":0,"c":0}', ']'),
};

const methods = new Set(['POST', 'PUT', 'PATCH']);
const written = [...Object.values(guarded).flat(), ...visited, ...Object.keys(open)].flatMap(
  (route) => {
    const [method = '', path = ''] = route.split(' ');
    const named = path.replaceAll(/:\w+/g, '1');
    return methods.has(method) ? [{ method, path: rightPath(named) ?? named }] : [];
  },
);

describe('a large body', () => {
  let app: TestApp;
  let host: string;

  beforeAll(async () => {
    app = await startApp();
    host = (await app.openStore()).code;
  });
  afterAll(() => app.close());

  async function answersTo(visitor: Browser, body: string): Promise<readonly string[]> {
    const token = visitor.cookie('XSRF-TOKEN');
    const headers = {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { 'x-xsrf-token': token }),
    };
    const answers: string[] = [];
    for (const { method, path } of written) {
      // One of the three of `methods`.
      const sent = visitor.send(method.toLowerCase() as 'post', path, { headers, body });
      answers.push(`${method} ${path} ${(await sent).status}`);
    }
    return answers;
  }

  it.each(Object.entries(tooMuch))(
    'ERR-007 is refused by every call before anybody asks who sends it: %s',
    async (_shape, body) => {
      // Without the proof that it comes from a page of ours, which the guard would miss: 403.
      const answers = await answersTo(app.visitor(host), body);
      expect(answers.filter((answer) => !answer.endsWith(' 400'))).toEqual([]);
    },
  );

  it('of one long string is refused or taken, and an error of no call', async () => {
    const visitor = app.visitor(host);
    await visitor.get('/omnis/v3/dashboard/secure/get');
    const frame = '{"name":""}';
    const body = frame.replace('""', `"${'x'.repeat(bodyLimitBytes - frame.length)}"`);
    const answers = await answersTo(visitor, body);
    expect(answers.filter((answer) => / 5\d\d$/.test(answer))).toEqual([]);
  });
});
