import { shapes, written } from './large-bodies.testing.js';
import { bodyLimitBytes } from './platform/http/body-parsers.js';
import type { Browser } from './platform/testing/browser.js';
import { startApp, type TestApp } from './platform/testing/start-app.js';

/** A call that takes large bodies, and one that does not. */
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
      // One of the three of `methods`.
      const sent = visitor.send(method.toLowerCase() as 'post', path, { headers, body });
      answers.push(`${method} ${path} ${(await sent).status}`);
    }
    return answers;
  }

  const isRefused = (answer: string): boolean => answer.endsWith(' 400');

  it.each(Object.entries(shapes))(
    'ERR-007 is refused by every call before anybody asks who sends it: %s',
    async (_name, shape) => {
      // Without the proof that it comes from a page of ours, which the guard would miss: 403.
      const answers = await answersTo(app.visitor(host), shape.with(shape.tooMany));
      expect(answers.filter((answer) => !isRefused(answer))).toEqual([]);
    },
  );

  it.each(Object.entries(shapes))(
    'ERR-007 is refused too where it is as large as may be: %s',
    async (_name, shape) => {
      // Reading ends where it is too much, whoever is asked.
      const calls = written.filter(({ method, path }) => method === 'POST' && oneOfEach.test(path));
      expect(calls).toHaveLength(2);
      const answers = await answersTo(app.visitor(host), shape.with(Infinity), calls);
      expect(answers.filter((answer) => !isRefused(answer))).toEqual([]);
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
