import { freePort } from '../free-port.js';
import { Health } from './health.js';
import { standBy } from './standby.js';

it('API-059 reports that a starting server is alive and what it waits for', async () => {
  const health = new Health();
  health.watch('readModels', () => Promise.resolve({ up: false, outdated: 2 }));
  const PORT = await freePort();
  const ready = await standBy({ PORT, HOST: '127.0.0.1' }, health);
  const ask = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${PORT}${path}`);

  expect((await ask('/livez/')).status).toBe(200);
  const healthz = await ask('/healthz');
  expect(healthz.status).toBe(503);
  expect(await healthz.json()).toStrictEqual({
    status: 'starting',
    parts: { readModels: { up: false, outdated: 2 } },
  });
  const page = await ask('/');
  expect([page.status, page.headers.get('retry-after')]).toStrictEqual([503, '5']);

  await ready();
  health.onModuleDestroy();
  await expect(ask('/livez')).rejects.toThrow('fetch failed');
});
