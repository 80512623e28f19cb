import { tmpdir } from 'node:os';

import { FullDisk } from './full-disk.js';

it('reports a full disk for 30 seconds after a write that found no space', async () => {
  let now = 0;
  const disk = new FullDisk(tmpdir(), () => now);
  const isFull = async (): Promise<unknown> => (await disk.state()).refuses;
  disk.recordFailure(Object.assign(new Error('wrong'), { code: '42601' }));
  disk.recordFailure(undefined);
  expect(await isFull()).toBe(false);
  disk.recordFailure({ driverError: { code: '53100' } });
  expect((await disk.state()).up).toBe(false);
  now = 29_999;
  expect(await isFull()).toBe(true);
  now = 30_000;
  expect(await isFull()).toBe(false);
  disk.recordFailure({ code: 'ENOSPC' });
  expect(await isFull()).toBe(true);
});
