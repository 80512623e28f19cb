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

  describe('of little and of much', () => {
    /** What was begun, in order; the first of `much` is held until it is let go. */
    function busyQueue(bounds: { readonly atOnce: number; readonly waiting: number }) {
      const queue = new WorkQueue<string>(bounds);
      const begun: string[] = [];
      const held = deferred();
      const work = (name: string) => () => {
        begun.push(name);
        return name === 'much 0' ? held.promise : Promise.resolve(name);
      };
      const make = (name: string, effort: 'little' | 'much') =>
        queue.make(name, work(name), effort);
      return { begun, held, make };
    }
    const fifty = Array.from({ length: 50 }, (_, at) => `much ${String(at)}`);

    it('does a little thing at once beside fifty that are much', async () => {
      const { begun, held, make } = busyQueue({ atOnce: 2, waiting: 256 });
      const much = fifty.map((name) => make(name, 'much'));
      expect(await make('little', 'little')).toBe('little');
      expect(begun).toEqual(['much 0', 'little']);
      held.resolve('much 0');
      expect(await Promise.all(much)).toEqual(fifty);
      expect(begun).toEqual(['much 0', 'little', ...fifty.slice(1)]);
    });

    it('does little things first where there is one place, and much now and then', async () => {
      const { begun, held, make } = busyQueue({ atOnce: 1, waiting: 256 });
      const much = fifty.slice(0, 3).map((name) => make(name, 'much'));
      const names = Array.from({ length: 10 }, (_, at) => `little ${String(at)}`);
      const little = names.map((name) => make(name, 'little'));
      held.resolve('much 0');
      await Promise.all([...much, ...little]);
      expect(begun).toEqual([
        ...['much 0', ...names.slice(0, 8), 'much 1'],
        ...[...names.slice(8), 'much 2'],
      ]);
    });

    it('keeps half of the seats for what is little', async () => {
      const { held, make } = busyQueue({ atOnce: 1, waiting: 4 });
      const much = fifty.slice(0, 3).map((name) => make(name, 'much'));
      await expect(make('much 3', 'much')).rejects.toThrow(new TooMuchAsked());
      const little = ['a', 'b'].map((name) => make(name, 'little'));
      await expect(make('c', 'little')).rejects.toThrow(new TooMuchAsked());
      held.resolve('much 0');
      expect(await Promise.all([...much, ...little])).toHaveLength(5);
    });
  });
});
