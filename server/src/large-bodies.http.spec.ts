import { tooMuch, written } from './large-bodies.testing.js';
import { bodyLimitBytes } from './platform/http/body-parsers.js';
import type { Browser } from './platform/testing/browser.js';
import { startApp, type TestApp } from './platform/testing/start-app.js';

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
