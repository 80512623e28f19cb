import { once } from 'node:events';
import { createServer } from 'node:net';

import { freePort, isFree } from './free-port.js';

describe('a free port', () => {
  it('is the wanted one, unless somebody listens there', async () => {
    const wanted = await freePort();
    expect(await freePort(wanted)).toBe(wanted);
    const taken = createServer().listen(wanted, '127.0.0.1');
    await once(taken, 'listening');
    expect(await isFree(wanted, '127.0.0.1')).toBe(false);
    expect(await freePort(wanted)).not.toBe(wanted);
    taken.close();
  });

  it('is none that an outgoing connection could take', async () => {
    expect(await freePort()).toBeLessThan(32_768);
  });
});
