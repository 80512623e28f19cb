import { createServer, type RequestListener, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Config } from '../platform/config/config.js';
import { readConfig } from '../platform/config/read-config.js';
import { freePort } from '../platform/free-port.js';
import { healthOf, healthUrl, occupantOf } from './addresses.js';

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'selvedge-addresses-'));
const servers: Server[] = [];

const configFor = (PORT: number, HOST = '127.0.0.1'): Config =>
  readConfig({ DATA_DIR, HOST, PORT: String(PORT) });

async function serving(answer: RequestListener): Promise<Config> {
  const port = await freePort();
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  servers.push(server);
  return configFor(port);
}

const health =
  (status: number, report: object): RequestListener =>
  (_, response) => {
    response.writeHead(status).end(JSON.stringify(report));
  };

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(DATA_DIR, { recursive: true });
});

describe('the address of the server', () => {
  it('API-059 recognizes a running Selvedge by its health check, healthy or not', async () => {
    const well = await serving(health(200, { status: 'up', parts: {} }));
    const ill = await serving(health(503, { status: 'down', parts: {} }));
    expect([await occupantOf(well), await healthOf(well)]).toStrictEqual(['selvedge', 'up']);
    expect([await occupantOf(ill), await healthOf(ill)]).toStrictEqual(['selvedge', 'down']);
  });

  it('recognizes another program', async () => {
    const page = await serving((_, response) => response.end('<h1>It works</h1>'));
    const other = await serving(health(200, { status: 'fine' }));
    expect(await occupantOf(page)).toBe('another program');
    expect(await occupantOf(other)).toBe('another program');
  });

  it('reports that nothing listens', async () => {
    const config = configFor(await freePort());
    expect(await occupantOf(config)).toBe('nobody');
    expect(await healthOf(config)).toBe('no answer');
  });

  it('is this machine’s loopback when the server listens everywhere', () => {
    expect(healthUrl(configFor(3000, '0.0.0.0'))).toBe('http://127.0.0.1:3000/healthz');
    expect(healthUrl(configFor(3000, '::1'))).toBe('http://[::1]:3000/healthz');
  });
});
