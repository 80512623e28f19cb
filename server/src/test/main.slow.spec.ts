import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from 'pg';

import { freshDatabase, workerDatabaseUrl } from '../platform/testing/database.js';
import { startServer, type ServerProcess } from '../platform/testing/server-process.js';
import { until } from '../platform/testing/until.js';

const slowStart = 180_000;
const body = JSON.stringify({ email: 'a@example.test', password: 'x' });
const head = [
  'POST /omnis/v3/dashboard/secure/login/ HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  `Content-Length: ${body.length}`,
  '',
  '',
].join('\r\n');

describe('the server process', () => {
  const start = async (variables: Record<string, string> = {}): Promise<ServerProcess> =>
    startServer({
      NODE_ENV: 'test',
      DATABASE_URL: await workerDatabaseUrl(),
      DATA_DIR: path.join(tmpdir(), 'selvedge-main-spec'),
      SEED_DEMO: 'false',
      ...variables,
    });

  const open = async ({ port }: ServerProcess): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };

  /** Request whose body has not arrived, so that the server must wait for it. */
  const begin = async (process: ServerProcess): Promise<Socket> => {
    const socket = await open(process);
    socket.write(`${head}${body.slice(0, 5)}`);
    return socket;
  };

  const finish = async (socket: Socket): Promise<string> => {
    let answer = '';
    socket.on('data', (chunk: Buffer) => void (answer += chunk.toString()));
    socket.write(body.slice(5));
    await once(socket, 'close');
    return answer;
  };

  it(
    'finishes open requests on SIGTERM, accepts no new ones, and exits',
    async () => {
      const server = await start();
      const socket = await begin(server);
      const response = await fetch(`http://127.0.0.1:${server.port}/healthz`);
      expect(response.status).toBe(200);
      server.child.kill('SIGTERM');
      await refused(server);
      expect(await finish(socket)).toMatch(/^HTTP\/1\.1 403 /);
      expect(await server.ended).toBe(0);
    },
    slowStart,
  );

  it(
    'exits when its parent process exits',
    async () => {
      const server = await start();
      server.child.disconnect();
      expect(await server.ended).toBe(0);
    },
    slowStart,
  );

  it(
    'exits with 78 and names the invalid settings',
    async () => {
      const server = await start({ BASE_HOST: 'not a host', TRUST_PROXY: 'perhaps' });
      expect(await server.ended).toBe(78);
      expect(server.output()).toMatch(/BASE_HOST[^]*TRUST_PROXY/);
      expect(server.output()).not.toContain('perhaps');
    },
    slowStart,
  );

  it.each([
    ['a newer', "INSERT INTO migration (timestamp, name) VALUES (9999999999999, 'OfTomorrow')"],
    ['an older', 'DELETE FROM migration WHERE id = (SELECT max(id) FROM migration)'],
  ])(
    'exits with 78 on a database of %s version, without changing it',
    async (which, change) => {
      const { url, drop } = await freshDatabase();
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query(change);
      const server = await start({ DATABASE_URL: url });
      expect(await server.ended).toBe(78);
      expect(server.output()).toContain(`The database is from ${which} version`);
      expect((await client.query('SELECT FROM es_worker')).rowCount).toBe(0);
      await client.end();
      await drop();
    },
    slowStart,
  );

  /** Waits until the server no longer listens. */
  async function refused(server: ServerProcess): Promise<void> {
    await until(async () => {
      try {
        (await open(server)).destroy();
        return false;
      } catch {
        return true;
      }
    });
  }
});
