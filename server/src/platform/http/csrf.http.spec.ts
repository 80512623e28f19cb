import { startApp, type TestApp } from '../testing/start-app.js';
import { ProbeController, ProbePageController } from './probe.testing.js';

const call = '/omnis/v3/probe/thing';
const page = '/probe-page';
const body = { size: { name: 'M' } };

describe('cross-site request forgery', () => {
  let app: TestApp;
  let host: string;

  beforeAll(async () => {
    app = await startApp({}, [ProbeController, ProbePageController]);
    host = (await app.openStore()).code;
  });
  afterAll(() => app.close());

  const post = async (
    headers: Record<string, string>,
    browser = app.visitor(host),
  ): Promise<unknown> => {
    const sent = { 'content-type': 'application/json', ...headers };
    const answer = await browser.send('post', call, { headers: sent, body: JSON.stringify(body) });
    return answer.status === 200 ? 200 : [answer.status, answer.body.code];
  };
  const refused = [403, 'CsrfTokenInvalid'];

  it('NFR-008 refuses a writing call without the token', async () => {
    expect(await post({})).toEqual(refused);
  });

  it('API-001 accepts the token of the cookie in either header', async () => {
    const visitor = app.visitor(host);
    await visitor.get('/omnis/v3/probe/context');
    const token = visitor.cookie('XSRF-TOKEN') ?? '';
    expect(await post({ 'x-xsrf-token': token }, visitor)).toBe(200);
    expect(await post({ 'x-csrf-token': token }, visitor)).toBe(200);
  });

  it('NFR-008 refuses the token of another session', async () => {
    const [visitor, other] = [app.visitor(host), app.visitor(host)];
    await visitor.get('/omnis/v3/probe/context');
    await other.get('/omnis/v3/probe/context');
    expect(await post({ 'x-xsrf-token': other.cookie('XSRF-TOKEN') ?? '' }, visitor)).toEqual(
      refused,
    );
    expect(await post({ 'x-xsrf-token': '' }, visitor)).toEqual(refused);
  });

  it('NFR-008 refuses a token without a session', async () => {
    const visitor = app.visitor(host);
    await visitor.get('/omnis/v3/probe/context');
    const token = visitor.cookie('XSRF-TOKEN') ?? '';
    expect(await post({ 'x-xsrf-token': token, cookie: `XSRF-TOKEN=${token}` })).toEqual(refused);
  });

  it('API-001 sends the cookies for a retry with a refusal', async () => {
    const visitor = app.visitor(host);
    const { status, headers } = await visitor.send('post', call, { body });
    expect(status).toBe(403);
    const names = [headers['set-cookie']].flat().map((line) => String(line).split('=')[0]);
    expect(names).toEqual(['selvedge-session', 'XSRF-TOKEN']);
    expect((await visitor.send('post', call, { body })).status).toBe(200);
  });

  it('API-001 replaces a lost token cookie of a session', async () => {
    const signedIn = await app.signInCustomer(host);
    expect(signedIn.cookie('XSRF-TOKEN')).toBeUndefined();
    await signedIn.get('/omnis/v3/probe/context');
    expect((await signedIn.send('post', call, { body })).status).toBe(200);
  });

  it.each<[string, Record<string, string>, number]>([
    ['from this origin', { 'sec-fetch-site': 'same-origin' }, 200],
    ['from a sibling store', { 'sec-fetch-site': 'same-site' }, 403],
    [
      'from another site',
      { 'sec-fetch-site': 'cross-site', origin: 'http://{host}.localhost' },
      403,
    ],
    ['from this origin, by an older browser', { origin: 'http://{host}.localhost' }, 200],
    ['from another origin, by an older browser', { origin: 'http://evil.test' }, 403],
    ['from an opaque origin', { origin: 'null' }, 403],
    ['from an unknown origin', {}, 403],
  ])('NFR-008 checks a form post %s', async (_whose, headers, status) => {
    const filled = Object.entries(headers).map(([name, text]) => [
      name,
      text.replace('{host}', host),
    ]);
    const sent = {
      'content-type': 'application/x-www-form-urlencoded',
      ...Object.fromEntries(filled),
    };
    const answer = await app.visitor(host).send('post', page, { headers: sent, body: 'a=1' });
    expect(answer.status).toBe(status);
  });

  it('NFR-008 does not accept JSON on the strength of a same-origin header alone', async () => {
    expect(await post({ 'sec-fetch-site': 'same-origin' })).toEqual(refused);
  });
});
