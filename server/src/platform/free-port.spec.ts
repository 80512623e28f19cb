import { once } from 'node:events';
import { createServer } from 'node:net';

import { freePort, isFree } from './free-port.js';

describe('a free port', () => {
  it('is the preferred one if it is free', async () => {
    const preferred = await freePort();
    expect(await freePort(preferred)).toBe(preferred);
    const taken = createServer().listen(preferred, '127.0.0.1');
    await once(taken, 'listening');
    expect(await isFree(preferred, '127.0.0.1')).toBe(false);
    expect(await freePort(preferred)).not.toBe(preferred);
    taken.close();
  });

  it('is outside of the range of outgoing connections', async () => {
    expect(await freePort()).toBeLessThan(32_768);
  });
});
