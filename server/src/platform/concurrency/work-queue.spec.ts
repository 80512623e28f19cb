import { CallerGone, TooMuchAsked, WorkQueue } from './work-queue.js';

interface Deferred {
  readonly promise: Promise<string>;
  readonly resolve: (text: string) => void;
}

function deferred(): Deferred {
  const resolvers: ((text: string) => void)[] = [];
  const promise = new Promise<string>((resolve) => resolvers.push(resolve));
  return { promise, resolve: (text) => resolvers.forEach((resolve) => resolve(text)) };
}

describe('the work queue', () => {
  it('runs as many jobs at once as permitted, and the others in order', async () => {
    const queue = new WorkQueue<string>({ atOnce: 2, waiting: 4 });
    const [jobs, started] = [[deferred(), deferred(), deferred(), deferred()], Array.of<number>()];
    const made = jobs.map(({ promise }, index) =>
      queue.make(String(index), () => {
        started.push(index);
        return promise;
      }),
    );
    expect(started).toStrictEqual([0, 1]);
    jobs[1]?.resolve('b');
    await made[1];
    expect(started).toStrictEqual([0, 1, 2]);
    for (const { resolve } of jobs) resolve('x');
    expect(await Promise.all(made)).toStrictEqual(['x', 'b', 'x', 'x']);
    expect(started).toStrictEqual([0, 1, 2, 3]);
  });

  it('runs a job once for concurrent callers, and again later', async () => {
    const queue = new WorkQueue<number>({ atOnce: 2, waiting: 1 });
    let made = 0;
    const work = (): Promise<number> => Promise.resolve((made += 1));
    expect(await Promise.all([1, 2, 3].map(() => queue.make('same', work)))).toStrictEqual([
      1, 1, 1,
    ]);
    expect(await queue.make('same', work)).toBe(2);
  });

  it('refuses jobs above the limit, but keeps those already queued', async () => {
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
    expect(await Promise.all(waiting)).toStrictEqual(['a', 'b', 'b']);
    expect(await queue.make('c', () => Promise.resolve('c'))).toBe('c');
  });

  it('continues after a failed job', async () => {
    const queue = new WorkQueue<string>({ atOnce: 1, waiting: 2 });
    const broken = queue.make('a', () => Promise.reject(new Error('broken')));
    const next = queue.make('b', () => Promise.resolve('b'));
    await expect(broken).rejects.toThrow('broken');
    expect(await next).toBe('b');
    expect(await queue.make('a', () => Promise.resolve('a'))).toBe('a');
  });

  describe('with light and heavy jobs', () => {
    /** Records the started jobs in order; the first heavy one runs until it is released. */
    function busyQueue(bounds: { readonly atOnce: number; readonly waiting: number }) {
      const queue = new WorkQueue<string>(bounds);
      const started: string[] = [];
      const held = deferred();
      const work = (name: string) => () => {
        started.push(name);
        return name === 'much 0' ? held.promise : Promise.resolve(name);
      };
      const make = (name: string, effort: 'little' | 'much') =>
        queue.make(name, work(name), { effort });
      return { started, held, make };
    }
    const fifty = Array.from({ length: 50 }, (_, at) => `much ${String(at)}`);

    it('runs a light job at once beside fifty heavy ones', async () => {
      const { started, held, make } = busyQueue({ atOnce: 2, waiting: 256 });
      const much = fifty.map((name) => make(name, 'much'));
      expect(await make('little', 'little')).toBe('little');
      expect(started).toStrictEqual(['much 0', 'little']);
      held.resolve('much 0');
      expect(await Promise.all(much)).toStrictEqual(fifty);
      expect(started).toStrictEqual(['much 0', 'little', ...fifty.slice(1)]);
    });

    it('prefers light jobs when only one may run, with a heavy one now and then', async () => {
      const { started, held, make } = busyQueue({ atOnce: 1, waiting: 256 });
      const much = fifty.slice(0, 3).map((name) => make(name, 'much'));
      const names = Array.from({ length: 10 }, (_, at) => `little ${String(at)}`);
      const little = names.map((name) => make(name, 'little'));
      held.resolve('much 0');
      await Promise.all([...much, ...little]);
      expect(started).toStrictEqual([
        ...['much 0', ...names.slice(0, 8), 'much 1'],
        ...[...names.slice(8), 'much 2'],
      ]);
    });

    it('reserves half of the queue for light jobs', async () => {
      const { held, make } = busyQueue({ atOnce: 1, waiting: 4 });
      const much = fifty.slice(0, 3).map((name) => make(name, 'much'));
      await expect(make('much 3', 'much')).rejects.toThrow(new TooMuchAsked());
      const little = ['a', 'b'].map((name) => make(name, 'little'));
      await expect(make('c', 'little')).rejects.toThrow(new TooMuchAsked());
      held.resolve('much 0');
      expect(await Promise.all([...much, ...little])).toHaveLength(5);
    });
  });

  describe('with several callers', () => {
    /** Queue with one slot, occupied by `held`; `started` records further jobs. */
    function heldQueue(waiting: number) {
      const queue = new WorkQueue<string>({ atOnce: 1, waiting });
      const started: string[] = [];
      const held = deferred();
      const first = queue.make('held', () => held.promise);
      const make = (name: string, client: string, signal?: AbortSignal) => {
        const options = signal === undefined ? { client } : { client, signal };
        return queue.make(name, () => Promise.resolve(String(started.push(name) && name)), options);
      };
      const letGo = async (): Promise<void> => {
        held.resolve('held');
        await first;
      };
      return { started, make, letGo };
    }
    const fifty = Array.from({ length: 50 }, (_, at) => `a${String(at)}`);

    it("takes turns between callers, so that none waits for another's backlog", async () => {
      const { started, make, letGo } = heldQueue(256);
      const made = fifty.map((name) => make(name, 'a'));
      made.push(make('b0', 'b'), make('b1', 'b'), make('c0', 'c'));
      await letGo();
      await Promise.all(made);
      expect(started).toStrictEqual([...['a0', 'b0', 'c0', 'a1', 'b1'], ...fifty.slice(2)]);
    });

    it('runs a shared job at the first turn of either caller', async () => {
      const { started, make, letGo } = heldQueue(256);
      const made = fifty.map((name) => make(name, 'a'));
      made.push(make('a49', 'b'));
      await letGo();
      expect(await Promise.all(made)).toStrictEqual([...fifty, 'a49']);
      expect(started.slice(0, 3)).toStrictEqual(['a0', 'a49', 'a1']);
      expect(started).toHaveLength(50);
    });

    it('evicts a job of the busiest caller for one with fewer, but not between equals', async () => {
      const { started, make, letGo } = heldQueue(4);
      const made = fifty.slice(0, 4).map((name) => make(name, 'a'));
      const outcomes = Promise.allSettled(made);
      const others = [make('b0', 'b'), make('b1', 'b')];
      await expect(make('b2', 'b')).rejects.toThrow(new TooMuchAsked());
      await expect(make('a5', 'a')).rejects.toThrow(new TooMuchAsked());
      await letGo();
      await Promise.all(others);
      const isRefused = (await outcomes).map(({ status }) => status === 'rejected');
      expect(isRefused).toStrictEqual([false, false, true, true]);
      expect(started).toStrictEqual(['a0', 'b0', 'a1', 'b1']);
    });

    it('takes turns between tenants before their callers', async () => {
      const queue = new WorkQueue<string>({ atOnce: 1, waiting: 8 });
      const held = deferred();
      const made = [queue.make('held', () => held.promise)];
      const started: string[] = [];
      for (const name of ['ax0', 'ay0', 'az0', 'ax1', 'bx0', 'bx1', 'by0']) {
        const work = () => Promise.resolve(String(started.push(name)));
        made.push(queue.make(name, work, { tenant: name.charAt(0), client: name.slice(0, 2) }));
      }
      held.resolve('held');
      await Promise.all(made);
      expect(started).toStrictEqual(['ax0', 'bx0', 'ay0', 'by0', 'az0', 'bx1', 'ax1']);
    });

    it('evicts a job of the busiest tenant, although its callers have one each', async () => {
      const queue = new WorkQueue<string>({ atOnce: 1, waiting: 3 });
      const held = deferred();
      const make = (name: string) => {
        const turn = { tenant: name.charAt(0), client: name };
        return queue.make(name, () => held.promise, turn);
      };
      const many = ['a0', 'a1', 'a2', 'a3'].map((name) => make(name));
      const outcomes = Promise.allSettled(many);
      const other = make('b0');
      await expect(make('a4')).rejects.toThrow(new TooMuchAsked());
      held.resolve('made');
      expect(await other).toBe('made');
      const isRefused = (await outcomes).map(({ status }) => status === 'rejected');
      expect(isRefused).toStrictEqual([false, false, false, true]);
    });

    it('never starts a job whose callers have disconnected', async () => {
      const { started, make, letGo } = heldQueue(2);
      const [aborted, both, early] = [0, 1, 2].map(() => new AbortController());
      const left = make('left', 'a', aborted?.signal);
      const shared = [make('shared', 'a', both?.signal), make('shared', 'a')];
      aborted?.abort();
      both?.abort();
      early?.abort();
      await expect(left).rejects.toThrow(CallerGone);
      await expect(shared[0]).rejects.toThrow(CallerGone);
      await expect(make('early', 'a', early?.signal)).rejects.toThrow(CallerGone);
      // The slot of the abandoned job is free again.
      const more = make('more', 'a');
      await letGo();
      expect(await Promise.all([shared[1], more])).toStrictEqual(['shared', 'more']);
      expect(started).toStrictEqual(['shared', 'more']);
    });
  });
});
