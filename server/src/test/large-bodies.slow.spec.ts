import { shapes, written } from './large-bodies.testing.js';
import { bodyLimitBytes } from '../platform/http/body-parsers.js';
import type { Browser } from '../platform/testing/browser.js';
import { startApp, type TestApp } from '../platform/testing/start-app.js';

/** One call that accepts large bodies, and one that does not. */
const oneOfEach = /\/(?:divisions\/1\/pages|product\/addItemToCart)\/?$/;

describe('a large body', () => {
  let app: TestApp;
  let host: string;

  beforeAll(async () => {
    app = await startApp();
    host = (await app.openStore()).code;
  });
  afterAll(() => app.close());

  async function answersTo(
    visitor: Browser,
    body: string,
    calls = written,
  ): Promise<readonly string[]> {
    const token = visitor.cookie('XSRF-TOKEN');
    const headers = {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { 'x-xsrf-token': token }),
    };
    const answers: string[] = [];
    for (const { method, path } of calls) {
      // One of the three `methods`.
      const sent = visitor.send(method.toLowerCase() as 'post', path, { headers, body });
      answers.push(`${method} ${path} ${(await sent).status}`);
    }
    return answers;
  }

  /** The webhook checks the signature of the text instead of parsing it. */
  const isRefused = (answer: string): boolean =>
    answer.endsWith(' 400') || answer === 'POST /omnis/v3/payments/webhooks 403';

  it.each(Object.entries(shapes))(
    'ERR-007 is refused by every call before authentication: %s',
    async (_name, shape) => {
      // Sent without a CSRF token, for which the guard would answer 403.
      const answers = await answersTo(app.visitor(host), shape.with(shape.tooMany));
      expect(answers.filter((answer) => !isRefused(answer))).toEqual([]);
    },
  );

  it.each(Object.entries(shapes))(
    'ERR-007 is refused even at the maximum size: %s',
    async (_name, shape) => {
      // Parsing stops at the limit, for any route.
      const calls = written.filter(({ method, path }) => method === 'POST' && oneOfEach.test(path));
      expect(calls).toHaveLength(2);
      const answers = await answersTo(app.visitor(host), shape.with(Infinity), calls);
      expect(answers.filter((answer) => !isRefused(answer))).toEqual([]);
    },
  );

  it('with one long string is refused or accepted, but causes no server error', async () => {
    const visitor = app.visitor(host);
    await visitor.get('/omnis/v3/dashboard/secure/get');
    const frame = '{"name":""}';
    const body = frame.replace('""', `"${'x'.repeat(bodyLimitBytes - frame.length)}"`);
    const answers = await answersTo(visitor, body);
    expect(answers.filter((answer) => / 5\d\d$/.test(answer))).toEqual([]);
  });
});
