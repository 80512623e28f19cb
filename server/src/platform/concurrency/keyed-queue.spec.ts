import { KeyedQueue } from './keyed-queue.js';

/** A task that the test ends. */
function task(log: string[], name: string) {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = async (): Promise<string> => {
    log.push(name);
    await ended;
    return name;
  };
  return { run, end };
}

describe('the keyed queue', () => {
  it('runs one task at a time per key in order, and other keys concurrently', async () => {
    const queue = new KeyedQueue();
    const log: string[] = [];
    const [a, b, c] = [task(log, 'a'), task(log, 'b'), task(log, 'c')];
    const all = [queue.run(['x'], a.run), queue.run(['x', 'y'], b.run), queue.run(['z'], c.run)];
    await new Promise(setImmediate);
    expect(log).toStrictEqual(['a', 'c']);

    a.end();
    await new Promise(setImmediate);
    expect(log).toStrictEqual(['a', 'c', 'b']);
    b.end();
    c.end();
    expect(await Promise.all(all)).toStrictEqual(['a', 'b', 'c']);
  });

  it('reports a key as taken until its last task has ended', async () => {
    const queue = new KeyedQueue();
    const [a, b] = [task([], 'a'), task([], 'b')];
    const [first, second] = [queue.run(['x'], a.run), queue.run(['x'], b.run)];
    expect([queue.isTaken('x'), queue.isTaken('y')]).toStrictEqual([true, false]);
    a.end();
    await first;
    expect(queue.isTaken('x')).toBe(true);
    b.end();
    await second;
    expect(queue.isTaken('x')).toBe(false);
  });

  it('does not deadlock on tasks with keys in opposite order', async () => {
    const queue = new KeyedQueue();
    const both = [
      queue.run(['x', 'y'], () => Promise.resolve(1)),
      queue.run(['y', 'x'], () => Promise.resolve(2)),
    ];

    expect(await Promise.all(both)).toStrictEqual([1, 2]);
  });

  it('continues after a failed task', async () => {
    const queue = new KeyedQueue();
    const failed = queue.run(['x'], () => Promise.reject(new Error('No.')));
    const next = queue.run(['x'], () => Promise.resolve('yes'));

    await expect(failed).rejects.toThrow('No.');
    expect(await next).toBe('yes');
  });
});
