import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

import { drainMs } from '../http/graceful-stop.js';
import { freshDatabase, type FreshDatabase } from '../testing/database.js';
import type { Answer } from '../testing/browser.js';
import { startApp, type TestApp } from '../testing/start-app.js';
import { Health, type PartHealth } from './health.js';

/** A way to the database that can be cut. */
class Line {
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async to(databaseUrl: string): Promise<Line> {
    const target = new URL(databaseUrl);
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    // A TCP server that listens has an address of this form.
    const { port } = server.address() as AddressInfo;
    const through = new URL(databaseUrl);
    through.host = `127.0.0.1:${port}`;
    const line = new Line(server, through.href);
    server.on('connection', (near) => line.join(near, target));
    return line;
  }

  async cut(): Promise<void> {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await once(this.server, 'close');
  }

  private join(near: Socket, { hostname, port }: URL): void {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      this.sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    near.pipe(far).pipe(near);
  }
}

const healthz = (app: TestApp): Promise<Answer> => app.call('127.0.0.1', '/healthz');

describe('health', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('API-059 answers 200 with the state of the parts, on every host', async () => {
    for (const host of ['127.0.0.1', 'unknown.test', 'atlas']) {
      const { status, body, headers } = await app.call(host, '/healthz/');
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'up', parts: { database: { up: true } } });
      expect(headers['cache-control']).toBe('no-store');
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });

  it('API-059 asks the parts once a second, not once a request', async () => {
    let asked = 0;
    app.get(Health).watch('counted', () => Promise.resolve({ up: true, asked: ++asked }));
    await app.get(Health).refresh();
    const answers = await Promise.all(Array.from({ length: 50 }, () => healthz(app)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(asked).toBeLessThan(10);
  });

  it.each<[string, () => Promise<PartHealth>]>([
    ['that says so', () => Promise.resolve({ up: false, stalled: 1 })],
    ['that throws', () => Promise.reject(new Error('postgres://user:secret@10.0.0.1'))],
    ['that does not answer', () => new Promise(() => undefined)],
  ])('API-059 a part %s is down, and the server with it', async (_which, probe) => {
    const health = new Health();
    health.watch('part', probe);
    await health.refresh();
    expect(health.current()).toMatchObject({ status: 'down', parts: { part: { up: false } } });
    expect(JSON.stringify(health.current())).not.toContain('secret');
  });

  it('NFR-011 without an optional part the server is up', async () => {
    const health = new Health();
    health.watch('redis', () => Promise.resolve({ up: false }), { isOptional: true });
    await health.refresh();
    expect(health.current()).toEqual({ status: 'up', parts: { redis: { up: false } } });
  });
});

describe('with PostgreSQL away', () => {
  let database: FreshDatabase;
  let line: Line;
  let app: TestApp;

  beforeAll(async () => {
    database = await freshDatabase();
    line = await Line.to(database.url);
    app = await startApp({ DATABASE_URL: line.url });
  });
  afterAll(() => database.drop());

  it('NFR-011 health says so, and writes fail with 503', async () => {
    const visitor = app.visitor('');
    await visitor.get('/omnis/v3/dashboard/secure/get/');
    await line.cut();
    await app.get(Health).refresh();
    const { status, body } = await healthz(app);
    expect(status).toBe(503);
    expect(body).toMatchObject({ status: 'down', parts: { database: { up: false } } });
    const login = { email: 'a@example.test', password: 'x' };
    const answer = await visitor.post('/omnis/v3/dashboard/secure/login/', login);
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({
      title: 'Api error',
      code: 'DatabaseAway',
      message: 'Oops... looks like something went wrong. Please try again.',
    });
    expect(answer.headers['retry-after']).toBe('1');
  });

  it(
    'NFR-011 the server stops before it would be cut off',
    async () => {
      await app.close();
      await expect(healthz(app)).rejects.toThrow('ECONNREFUSED');
    },
    drainMs,
  );
});
