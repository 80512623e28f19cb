import { KeyedQueue } from './keyed-queue.js';

/** A task that ends when the test says so. */
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

describe('a queue by key', () => {
  it('runs one task at a time for each key, in order, and others beside them', async () => {
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

  it('knows what is taken until the last task has ended', async () => {
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

  it('lets tasks with keys in opposite order through', async () => {
    const queue = new KeyedQueue();
    const both = [
      queue.run(['x', 'y'], () => Promise.resolve(1)),
      queue.run(['y', 'x'], () => Promise.resolve(2)),
    ];

    expect(await Promise.all(both)).toStrictEqual([1, 2]);
  });

  it('goes on after a task that failed', async () => {
    const queue = new KeyedQueue();
    const failed = queue.run(['x'], () => Promise.reject(new Error('No.')));
    const next = queue.run(['x'], () => Promise.resolve('yes'));

    await expect(failed).rejects.toThrow('No.');
    expect(await next).toBe('yes');
  });
});
