import { startApp, type TestApp } from '../testing/start-app.js';
import { bodyLimitBytes } from './body-parsers.js';
import { ProbeController, ProbePageController } from './probe.testing.js';

const thingPath = '/omnis/v3/probe/thing';

describe('HTTP requests', () => {
  let app: TestApp;
  let host: string;

  beforeAll(async () => {
    app = await startApp({}, [ProbeController, ProbePageController]);
    host = (await app.openStore()).code;
  });
  afterAll(() => app.close());

  it('API-049 treat a path with and without its trailing slash alike', async () => {
    const bodies = [];
    for (const path of [thingPath, `${thingPath}/`]) {
      const answer = await app.visitor(host).post(path, { size: { name: 'M' } });
      bodies.push([answer.status, answer.body]);
    }
    expect(bodies).toEqual([
      [200, { size: { name: 'M' } }],
      [200, { size: { name: 'M' } }],
    ]);
  });

  it('drop fields that are not in the contract', async () => {
    const body = { size: { name: 'M', admin: true }, isAdmin: true };
    expect((await app.visitor(host).post(thingPath, body)).body).toEqual({ size: { name: 'M' } });
  });

  it('ERR-069 report a nested field by its path', async () => {
    const body = { size: { count: 'x' }, more: [{ name: 'S' }, { name: 'S', count: 1.5 }] };
    const answer = await app.visitor(host).post(thingPath, body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject({
      'size.name': expect.arrayContaining(['must be text']),
      'size.count': ['must be a whole number'],
      'more.1.count': ['must be a whole number'],
    });
  });

  interface Sent {
    readonly type?: string;
    readonly body: string;
    readonly status: number;
    readonly code: string;
  }
  const malformed = { status: 400, code: 'MalformedRequest' };
  const unsupported = { status: 415, code: 'UnsupportedContentType' };
  const invalid = { status: 422, code: 'InvalidInput' };

  it.each<[string, Sent]>([
    ['broken JSON', { body: '{"size":', ...malformed }],
    ['a JSON prototype', { body: '{"__proto__":{"a":1}}', ...malformed }],
    ['bottomless nesting', { body: '['.repeat(40) + ']'.repeat(40), ...malformed }],
    ['another type', { type: 'text/xml', body: '<a/>', ...unsupported }],
    ['plain text', { type: 'text/plain', body: '{}', ...unsupported }],
    ['too much', { body: `"${'x'.repeat(bodyLimitBytes)}"`, status: 413, code: 'BodyTooLarge' }],
    ['U+0000', { body: '{"size":{"name":"a\\u0000"}}', ...invalid }],
    ['U+0000 in a name', { body: '{"size":{"a\\u0000":1}}', ...invalid }],
    ['half a surrogate pair', { body: '{"size":{"name":"\\ud800"}}', ...invalid }],
    ['nothing', { body: '', ...invalid }],
    ['null', { body: 'null', ...invalid }],
    ['a number', { body: '7', ...invalid }],
    ['a list', { body: '[]', ...invalid }],
  ])(
    'ERR-007 are refused for %s',
    async (_what, { type = 'application/json', body, status, code }) => {
      const visitor = app.visitor(host);
      await visitor.get('/omnis/v3/dashboard/secure/get');
      const headers = {
        'content-type': type,
        'x-xsrf-token': visitor.cookie('XSRF-TOKEN') ?? '',
      };
      const answer = await visitor.send('post', thingPath, { headers, body });
      expect(answer.status).toBe(status);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(answer.body).toMatchObject({ status, code });
    },
  );

  it('accept a body of exactly the limit', async () => {
    const visitor = app.visitor(host);
    const frame = JSON.stringify({ size: { name: 'M' }, x: '' });
    const x = 'x'.repeat(bodyLimitBytes - frame.length);
    const answer = await visitor.post(thingPath, { size: { name: 'M' }, x });
    expect(answer.status).toBe(200);
  });

  it('report the field that contains U+0000', async () => {
    const answer = await app.visitor(host).post(thingPath, { size: { name: 'a\0' } });
    expect(Object.keys(answer.body.errors)).toEqual(['size.name']);
  });

  it('are refused for U+0000 in a query or path', async () => {
    expect((await app.call(host, '/omnis/v3/probe/query?a=b%00')).status).toBe(422);
    expect((await app.call(host, '/omnis/v3/probe/thrown/a%00')).status).toBe(422);
  });

  it('are refused for a path that cannot be decoded', async () => {
    const answer = await app.call(host, '/omnis/v3/probe/thrown/%ff%');
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ title: 'Api error', code: 'MalformedRequest' });
  });

  it('ERR-002 get 404 for an unknown call', async () => {
    const answer = await app.call(host, '/omnis/v3/nothing/');
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({
      title: '404 Not found',
      detail: 'We were unable to find this page',
    });
  });

  it('read nested form fields', async () => {
    const answer = await app.visitor(host).form('/probe-page/', {
      'item[productColor]': 'Navy',
      'item[productSize]': 'M',
      quantity: '2',
    });
    expect(answer.body).toEqual({
      item: { productColor: 'Navy', productSize: 'M' },
      quantity: '2',
    });
  });

  it('are refused for form fields that address a prototype', async () => {
    const answer = await app.visitor(host).form('/probe-page/', { '__proto__[a]': '1' });
    expect(answer.status).toBe(400);
  });

  it('STO-025 get 404 for an unknown host', async () => {
    for (const unknown of ['nobody.localhost', 'localhost.evil.test', '127.0.0.1']) {
      expect((await app.call(unknown, '/probe-page')).body).toMatchObject({ code: 'UnknownHost' });
    }
  });

  it('STO-025 get 404 for a store host at a foreign port', async () => {
    for (const port of ['81', '443', '99999', '080']) {
      const { status, body } = await app.call(`${host}.localhost:${port}`, '/probe-page');
      expect([port, status, body.code]).toEqual([port, 404, 'UnknownHost']);
    }
  });

  it('STO-025 treat a host alike in any case, with its port and with a trailing dot', async () => {
    for (const same of [
      `${host.toUpperCase()}.LOCALHOST`,
      `${host}.localhost:80`,
      `${host}.localhost:${new URL(app.url).port}`,
      `${host}.localhost.`,
    ]) {
      expect((await app.call(same, '/probe-page')).text).toBe('a page');
    }
  });

  it("STO-025 reach the store in the path only if it is the host's own", async () => {
    const [shop, other] = [await app.openStore(), await app.openStore()];
    const path = (division: number | string): string => `/omnis/v3/probe/${division}/context/`;
    const owner = await app.signInOwner(shop);
    const own = await owner.get(path(shop.division));
    expect(own.body).toMatchObject({
      division: shop.division,
      actor: `customer:${owner.subject.id}`,
    });
    const foreign = await owner.get(path(other.division));
    expect(foreign.status).toBe(403);
    expect(foreign.body).toMatchObject({
      title: '403 Permission denied',
      code: 'AnotherStore',
      detail: "Oops... Looks like you're trying to access a page from another store",
    });
    expect((await owner.get(path('0x10'))).status).toBe(404);
    expect((await owner.get(path('1e3'))).status).toBe(404);
  });

  it('ERR-039 reach another store from the main brand and atlas with permission', async () => {
    const [shop, other] = [await app.openStore(), await app.openStore()];
    const path = (division: number): string => `/omnis/v3/probe/${division}/context/`;
    const membership = { division: shop.division, role: 'member', permissions: [] } as const;
    const member = await app.signInCustomer('', [membership]);
    expect((await member.get(path(shop.division))).body).toMatchObject({ division: shop.division });
    expect((await member.get(path(other.division))).status).toBe(403);
    const staff = await app.signInStaff([]);
    expect((await staff.get(path(other.division))).body).toMatchObject({
      division: other.division,
    });
    for (const stranger of ['', 'atlas']) {
      expect((await app.call(stranger, path(shop.division))).status).toBe(403);
    }
  });
});
