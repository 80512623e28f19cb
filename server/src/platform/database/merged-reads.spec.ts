import { MergedReads } from './merged-reads.js';

describe('merged reads', () => {
  it('combine the calls made during a running read into one that starts after them', async () => {
    const batches: (readonly number[])[] = [];
    let now = 'first';
    const reads = new MergedReads<number, string>(async (keys) => {
      batches.push(keys);
      const seen = now;
      await Promise.resolve();
      return new Map(keys.map((key) => [key, seen]));
    });
    const before = reads.of([1]);
    await Promise.resolve();
    const concurrent = [reads.of([1, 2]), reads.of([2, 3])];
    now = 'second';
    expect((await before).get(1)).toBe('first');
    const [one, other] = await Promise.all(concurrent);
    expect([one?.get(1), other?.get(3)]).toStrictEqual(['second', 'second']);
    expect(batches).toStrictEqual([[1], [1, 2, 3]]);
  });

  it('continue after a failed read', async () => {
    const answers = [Promise.reject(new Error('the database is away')), Promise.resolve(new Map())];
    const reads = new MergedReads<number, string>(
      () => answers.shift() ?? Promise.resolve(new Map()),
    );
    await expect(reads.of([1])).rejects.toThrow('the database is away');
    expect(await reads.of([1])).toStrictEqual(new Map());
  });
});
