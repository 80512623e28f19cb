import { OutgoingFailed } from './http-client.errors.js';
import { OtherHost } from './http-client.testing.js';
import { HttpClient } from './http-client.js';
import { systemResolve, type Resolve } from './http-target.js';

describe('a call to another host', () => {
  let other: OtherHost;
  beforeAll(async () => {
    other = await OtherHost.open();
  });
  afterAll(() => other.close());

  const near = (resolve: Resolve = systemResolve) =>
    new HttpClient({ resolve, allowsLoopback: true });
  const outside = (resolve: Resolve = systemResolve) =>
    new HttpClient({ resolve, allowsLoopback: false });
  const requestOptions = { accept: 'image/png', maxBytes: 1_000 };
  const to = (path: string) => near().get(other.url(path), requestOptions);
  const reasonOf = (call: Promise<unknown>) =>
    call.then(
      () => 'answered',
      (error: unknown) => (error instanceof OutgoingFailed ? error.reason : String(error)),
    );
  const redirect = (path: string, location: string, status = 302) =>
    other.on(path, (_, response) => void response.writeHead(status, { location }).end());

  it('returns whatever the host answers', async () => {
    other.serve('/a', 'hello', 'text/plain; charset=utf-8');
    expect(await to('/a')).toStrictEqual({
      status: 200,
      contentType: 'text/plain; charset=utf-8',
      content: Buffer.from('hello'),
    });
    expect(await to('/none')).toMatchObject({ status: 404, contentType: '' });
  });

  it('sends nothing that identifies the caller', async () => {
    other.on('/head', ({ headers }, response) => void response.end(JSON.stringify(headers)));
    const { host, ...rest } = JSON.parse(String((await to('/head')).content));
    expect(other.url('')).toBe(`http://${String(host)}`);
    expect(rest).toStrictEqual({
      accept: 'image/png',
      'accept-encoding': 'identity',
      'user-agent': 'Selvedge',
      connection: 'close',
    });
  });

  it.each([
    'ftp://pictures.example/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    '//pictures.example/a.png',
    'nonsense',
    'http://me@pictures.example/a.png',
    'http://me:secret@pictures.example/a.png',
    'http://:secret@pictures.example/a.png',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.7/',
    'http://[fd00::1]/',
  ])('is not made to %s', async (address) => {
    const resolve: Resolve = () => Promise.resolve(['8.8.8.8']);
    expect(await reasonOf(outside(resolve).get(address, requestOptions))).toBe('refused');
  });

  it('is refused if the name also resolves to a private address', async () => {
    for (const ips of [['10.0.0.7'], ['8.8.8.8', '10.0.0.7'], ['127.0.0.1'], ['::ffff:8.8.8.8']]) {
      const call = outside(() => Promise.resolve(ips)).get(
        'http://pictures.example/',
        requestOptions,
      );
      expect(await reasonOf(call)).toBe('refused');
    }
    expect(await reasonOf(outside().get(other.url('/a', 'localhost'), requestOptions))).toBe(
      'refused',
    );
  });

  it('is allowed to the loopback if configured, but to no other private address', async () => {
    expect((await near().get(other.url('/a', 'localhost'), requestOptions)).status).toBe(200);
    for (const address of ['http://10.0.0.7/', 'http://169.254.169.254/', 'http://[fe80::1]/'])
      expect(await reasonOf(near().get(address, requestOptions))).toBe('refused');
  });

  it('resolves a name once and connects to that address', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.7']];
    const looked: string[] = [];
    const resolve: Resolve = (host) => {
      looked.push(host);
      return Promise.resolve(answers.shift() ?? []);
    };
    const { status } = await near(resolve).get(other.url('/a', 'pictures.example'), requestOptions);
    expect([status, looked]).toStrictEqual([200, ['pictures.example']]);
  });

  it('reaches a host of which only one address answers', async () => {
    const resolve: Resolve = () => Promise.resolve(['::1', '127.0.0.1']);
    const { status } = await near(resolve).get(other.url('/a', 'pictures.example'), requestOptions);
    expect(status).toBe(200);
  });

  it('reports an unknown host', async () => {
    const unresolved: Resolve = () => Promise.reject(new Error('ENOTFOUND'));
    const nothing: Resolve = () => Promise.resolve([]);
    for (const resolve of [unresolved, nothing])
      expect(await reasonOf(near(resolve).get('http://gone.example/', requestOptions))).toBe(
        'unreachable',
      );
    const closed = await OtherHost.open();
    const address = closed.url('/');
    await closed.close();
    expect(await reasonOf(near().get(address, requestOptions))).toBe('unreachable');
  });

  it.each([301, 302, 303, 307, 308])('follows a redirect (%d)', async (status) => {
    redirect('/moved', '/a', status);
    expect((await to('/moved')).content.toString()).toBe('hello');
  });

  it('follows at most three redirects', async () => {
    redirect('/1', '/2');
    redirect('/2', other.url('/3', 'localhost'));
    redirect('/3', '/a');
    redirect('/0', '/1');
    expect((await to('/1')).status).toBe(200);
    other.requests.length = 0;
    expect(await reasonOf(to('/0'))).toBe('redirects');
    expect(other.requests).toStrictEqual(['/0', '/1', '/2', '/3']);
  });

  it.each([
    'http://10.0.0.7/',
    'http://169.254.169.254/',
    'ftp://pictures.example/',
    'http://me:secret@localhost/',
    'http://[',
  ])('does not follow a redirect to %s', async (location) => {
    redirect('/away', location);
    expect(await reasonOf(to('/away'))).toBe('refused');
  });

  it('refuses plain http if asked to', async () => {
    other.serve('/clear', 'hello');
    const call = near().get(other.url('/clear'), { ...requestOptions, isSecure: true });
    expect(await reasonOf(call)).toBe('refused');
    expect(other.requests).not.toContain('/clear');
  });

  it('treats a redirect without a location as an answer', async () => {
    other.on('/lost', (_, response) => void response.writeHead(302).end('lost'));
    expect(await to('/lost')).toMatchObject({ status: 302, content: Buffer.from('lost') });
  });

  it('reads no more than the limit, with or without a content length', async () => {
    other.serve('/fits', Buffer.alloc(1_000));
    other.on('/said', (_, response) => {
      // This answer never ends: the rest of the body is not sent.
      response.writeHead(200, { 'content-length': '1001' }).write('a');
    });
    other.on('/unsaid', (_, response) => {
      response.writeHead(200);
      response.write(Buffer.alloc(600));
      response.write(Buffer.alloc(600));
    });
    expect((await to('/fits')).content).toHaveLength(1_000);
    expect(await reasonOf(to('/said'))).toBe('too-large');
    expect(await reasonOf(to('/unsaid'))).toBe('too-large');
  });

  it('times out on the lookup, the headers and the body', async () => {
    other.on('/silent', () => undefined);
    other.on('/slow', (_, response) => void response.writeHead(200).write('a'));
    const hasty = { ...requestOptions, timeoutMs: 100 };
    for (const path of ['/silent', '/slow'])
      expect(await reasonOf(near().get(other.url(path), hasty))).toBe('too-slow');
    const never: Resolve = () => new Promise(() => undefined);
    expect(await reasonOf(near(never).get('http://a.example/', hasty))).toBe('too-slow');
  });

  it('fails if the answer breaks off', async () => {
    other.on('/broken', (_, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('a', () => response.destroy());
    });
    expect(await reasonOf(to('/broken'))).toBe('unreachable');
  });
});
