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

  it('NFR-008 a writing call without the token is refused', async () => {
    expect(await post({})).toEqual(refused);
  });

  it('API-001 the token of the cookie is accepted in either header', async () => {
    const visitor = app.visitor(host);
    await visitor.get('/omnis/v3/probe/context');
    const token = visitor.cookie('XSRF-TOKEN') ?? '';
    expect(await post({ 'x-xsrf-token': token }, visitor)).toBe(200);
    expect(await post({ 'x-csrf-token': token }, visitor)).toBe(200);
  });

  it('NFR-008 the token of another session is refused', async () => {
    const [visitor, other] = [app.visitor(host), app.visitor(host)];
    await visitor.get('/omnis/v3/probe/context');
    await other.get('/omnis/v3/probe/context');
    expect(await post({ 'x-xsrf-token': other.cookie('XSRF-TOKEN') ?? '' }, visitor)).toEqual(
      refused,
    );
    expect(await post({ 'x-xsrf-token': '' }, visitor)).toEqual(refused);
  });

  it('NFR-008 a token without a session is refused', async () => {
    const visitor = app.visitor(host);
    await visitor.get('/omnis/v3/probe/context');
    const token = visitor.cookie('XSRF-TOKEN') ?? '';
    expect(await post({ 'x-xsrf-token': token, cookie: `XSRF-TOKEN=${token}` })).toEqual(refused);
  });

  it('API-001 a refused call brings the cookies with which it can be repeated', async () => {
    const visitor = app.visitor(host);
    const { status, headers } = await visitor.send('post', call, { body });
    expect(status).toBe(403);
    const names = [headers['set-cookie']].flat().map((line) => String(line).split('=')[0]);
    expect(names).toEqual(['selvedge-session', 'XSRF-TOKEN']);
    expect((await visitor.send('post', call, { body })).status).toBe(200);
  });

  it('API-001 a session whose token cookie was lost gets it again', async () => {
    const signedIn = await app.signInCustomer(host);
    expect(signedIn.cookie('XSRF-TOKEN')).toBeUndefined();
    await signedIn.get('/omnis/v3/probe/context');
    expect((await signedIn.send('post', call, { body })).status).toBe(200);
  });

  it.each<[string, Record<string, string>, number]>([
    ['of this origin', { 'sec-fetch-site': 'same-origin' }, 200],
    ['of a sibling store', { 'sec-fetch-site': 'same-site' }, 403],
    ['of another site', { 'sec-fetch-site': 'cross-site', origin: 'http://{host}.localhost' }, 403],
    ['of this origin, by an older browser', { origin: 'http://{host}.localhost' }, 200],
    ['of another origin, by an older browser', { origin: 'http://evil.test' }, 403],
    ['of no origin', { origin: 'null' }, 403],
    ['of unknown origin', {}, 403],
  ])('NFR-008 a form post %s', async (_whose, headers, status) => {
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

  it('NFR-008 JSON gets nothing out of a same-origin header alone', async () => {
    expect(await post({ 'sec-fetch-site': 'same-origin' })).toEqual(refused);
  });
});
