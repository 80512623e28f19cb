import { TooMuchAsked, WorkQueue } from './work-queue.js';

interface Deferred {
  readonly promise: Promise<string>;
  readonly resolve: (text: string) => void;
}

function deferred(): Deferred {
  const resolvers: ((text: string) => void)[] = [];
  const promise = new Promise<string>((resolve) => resolvers.push(resolve));
  return { promise, resolve: (text) => resolvers.forEach((resolve) => resolve(text)) };
}

describe('a queue of heavy work', () => {
  it('does as many things at once as it may, and the others in the order in which they came', async () => {
    const queue = new WorkQueue<string>({ atOnce: 2, waiting: 4 });
    const [jobs, begun] = [[deferred(), deferred(), deferred(), deferred()], Array.of<number>()];
    const made = jobs.map(({ promise }, index) =>
      queue.make(String(index), () => {
        begun.push(index);
        return promise;
      }),
    );
    expect(begun).toEqual([0, 1]);
    jobs[1]?.resolve('b');
    await made[1];
    expect(begun).toEqual([0, 1, 2]);
    for (const { resolve } of jobs) resolve('x');
    expect(await Promise.all(made)).toEqual(['x', 'b', 'x', 'x']);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('does a thing once for all who ask for it meanwhile, and again later', async () => {
    const queue = new WorkQueue<number>({ atOnce: 2, waiting: 1 });
    let made = 0;
    const work = (): Promise<number> => Promise.resolve((made += 1));
    expect(await Promise.all([1, 2, 3].map(() => queue.make('same', work)))).toEqual([1, 1, 1]);
    expect(await queue.make('same', work)).toBe(2);
  });

  it('refuses what would wait too long, but not those who wait already', async () => {
    const queue = new WorkQueue<string>({ atOnce: 1, waiting: 1 });
    const first = deferred();
    const waiting = [
      queue.make('a', () => first.promise),
      queue.make('b', () => Promise.resolve('b')),
    ];
    const refused = queue.make('c', () => Promise.resolve('c'));
    await expect(refused).rejects.toThrow(new TooMuchAsked());
    waiting.push(queue.make('b', () => Promise.resolve('never')));
    first.resolve('a');
    expect(await Promise.all(waiting)).toEqual(['a', 'b', 'b']);
    expect(await queue.make('c', () => Promise.resolve('c'))).toBe('c');
  });

  it('goes on after one that could not be done', async () => {
    const queue = new WorkQueue<string>({ atOnce: 1, waiting: 2 });
    const broken = queue.make('a', () => Promise.reject(new Error('broken')));
    const next = queue.make('b', () => Promise.resolve('b'));
    await expect(broken).rejects.toThrow('broken');
    expect(await next).toBe('b');
    expect(await queue.make('a', () => Promise.resolve('a'))).toBe('a');
  });
});
