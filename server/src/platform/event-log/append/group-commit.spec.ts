import { AsyncLocalStorage } from 'node:async_hooks';

import { TooManyWrites } from '../model/event-log.errors.js';
import { GroupCommit } from './group-commit.js';
import { item, limits, flushTasks, Writer, type Item } from './group-commit.testing.js';

describe('the group commit', () => {
  let writer: Writer;
  let group: GroupCommit<Item, string>;

  beforeEach(() => {
    writer = new Writer();
    group = new GroupCommit(writer.write, () => 'each', limits);
  });

  it('writes concurrent items together up to the limit, and answers each caller', async () => {
    const answers = [...'abcdef'].map((name) => group.add(item(name)));
    await flushTasks();
    expect(writer.names()).toStrictEqual(['abcd']);

    writer.batches[0]?.finish();
    await flushTasks();
    expect(writer.names()).toStrictEqual(['abcd', 'ef']);
    writer.batches[1]?.finish();
    expect(await Promise.all(answers)).toStrictEqual([...'abcdef']);
  });

  it.each([
    ['the item limit is reached', { itemsAtMost: 2 }, 1],
    ['the byte limit is reached', { bytesAtMost: 100 }, 50],
  ])(
    'refuses items while %s, and accepts them after the queue is written',
    async (_, most, bytes) => {
      group = new GroupCommit(writer.write, () => 'each', { ...limits, ...most });
      const taken = [group.add(item('a', { bytes })), group.add(item('b', { bytes }))];
      await expect(group.add(item('c', { bytes }))).rejects.toThrow(TooManyWrites);

      await flushTasks();
      writer.batches[0]?.finish();
      expect(await Promise.all(taken)).toStrictEqual(['a', 'b']);
      await flushTasks();
      void group.add(item('d', { bytes }));
      await flushTasks();
      expect(writer.names()).toStrictEqual(['ab', 'd']);
    },
  );

  it('accepts a single item above the byte limit', async () => {
    group = new GroupCommit(writer.write, () => 'each', { ...limits, bytesAtMost: 10 });
    void group.add(item('a', { bytes: 90 }));
    await flushTasks();

    expect(writer.names()).toStrictEqual(['a']);
  });

  it('starts a second batch when it is full, and never a third', async () => {
    for (const name of 'abcdefghijkl') void group.add(item(name));
    await flushTasks();

    expect(writer.names()).toStrictEqual(['abcd', 'efgh']);
  });

  it('lets items without a lock conflict go ahead', async () => {
    void group.add(item('a'));
    await flushTasks();
    void group.add(item('b'));
    void group.add(item('c', { lock: 2 }));
    await flushTasks();

    expect(writer.names()).toStrictEqual(['a', 'c']);
  });

  it('groups items by lock, so that two batches rarely wait for the same one', async () => {
    for (const [index, name] of [...'abcdefgh'].entries()) {
      void group.add(item(name, { lock: index % 2 }));
    }
    await flushTasks();

    expect(writer.names()).toStrictEqual(['aceg', 'bdfh']);
  });

  it('splits items of several locks, so that two batches run side by side', async () => {
    group = new GroupCommit(writer.write, () => 'each', { ...limits, itemsWorthABatch: 2 });
    for (const [index, name] of [...'abcd'].entries()) {
      void group.add(item(name, { lock: index % 2 }));
    }
    await flushTasks();

    expect(writer.names()).toStrictEqual(['ac', 'bd']);
  });

  it('does not split items of one lock, nor fewer items than two batches need', async () => {
    for (const name of 'ab') void group.add(item(name));
    void group.add(item('c', { lock: 2 }));
    await flushTasks();
    expect(writer.names()).toStrictEqual(['abc']);

    group = new GroupCommit(writer.write, () => 'each', { ...limits, itemsWorthABatch: 2 });
    for (const name of 'defg') void group.add(item(name));
    await flushTasks();
    expect(writer.names()).toStrictEqual(['abc', 'defg']);
  });

  it('splits items of one lock once enough are queued for a second batch', async () => {
    group = new GroupCommit(writer.write, () => 'each', {
      ...limits,
      itemsWorthABatch: 2,
      itemsWorthWaiting: 2,
    });
    for (const name of 'abcd') void group.add(item(name));
    await flushTasks();
    expect(writer.names()).toStrictEqual(['ab', 'cd']);

    writer.batches[0]?.finish();
    void group.add(item('e'));
    await flushTasks();
    expect(writer.names()).toStrictEqual(['ab', 'cd']);
    void group.add(item('f'));
    await flushTasks();
    expect(writer.names()).toStrictEqual(['ab', 'cd', 'ef']);
  });

  it('does not split items of one lock if they are too few for two batches', async () => {
    group = new GroupCommit(writer.write, () => 'each', {
      ...limits,
      itemsWorthABatch: 2,
      itemsWorthWaiting: 2,
    });
    for (const name of 'abc') void group.add(item(name));
    await flushTasks();

    expect(writer.names()).toStrictEqual(['abc']);
  });

  it('lets no item be overtaken a second time by items that share a lock', async () => {
    group = new GroupCommit(writer.write, () => 'each', { ...limits, batchesInFlight: 1 });
    for (const name of 'abc') void group.add(item(name));
    void group.add(item('x', { lock: 2 }));
    for (const name of 'defgh') void group.add(item(name));
    await flushTasks();
    writer.batches[0]?.finish();
    await flushTasks();

    expect(writer.names()).toStrictEqual(['abcd', 'xefg']);
  });

  it('never has a stream in flight twice, and keeps its order', async () => {
    void group.add(item('a', { stream: 's' }));
    void group.add(item('b', { stream: 's', lock: 2 }));
    void group.add(item('c'));
    await flushTasks();
    expect(writer.names()).toStrictEqual(['ac']);

    void group.add(item('d', { stream: 's', lock: 3 }));
    await flushTasks();
    expect(writer.names()).toStrictEqual(['ac']);
    writer.batches[0]?.finish();
    await flushTasks();
    expect(writer.names()).toStrictEqual(['ac', 'b']);
  });

  it('limits the bytes of a batch, and writes a larger item alone', async () => {
    void group.add(item('a', { bytes: 500 }));
    void group.add(item('b', { bytes: 60 }));
    void group.add(item('c', { bytes: 60 }));
    await flushTasks();

    expect(writer.names()).toStrictEqual(['a', 'b']);
  });

  it('retries each item of a failed batch alone, and rejects only those that fail again', async () => {
    const answers = Promise.allSettled([...'abc'].map((name) => group.add(item(name))));
    await flushTasks();
    writer.batches[0]?.fail();
    for (const [index, name] of [...'abc'].entries()) {
      await flushTasks();
      const alone = writer.batches[index + 1];
      expect(alone?.names).toStrictEqual([name]);
      if (name === 'b') alone?.fail();
      else alone?.finish();
    }

    expect((await answers).map(({ status }) => status)).toStrictEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });

  it('rejects the whole batch if a retry is not worthwhile', async () => {
    group = new GroupCommit(writer.write, () => 'nothing', limits);
    const answers = Promise.allSettled([...'ab'].map((name) => group.add(item(name))));
    await flushTasks();
    writer.batches[0]?.fail();

    expect((await answers).map(({ status }) => status)).toStrictEqual(['rejected', 'rejected']);
    expect(writer.names()).toStrictEqual(['ab']);
  });

  it('rejects an item that got no outcome', async () => {
    group = new GroupCommit(
      () => Promise.resolve([]),
      () => 'nothing',
      limits,
    );

    await expect(group.add(item('a'))).rejects.toThrow('without an outcome');
  });

  it('writes in the async context of the first caller of a batch', async () => {
    const caller = new AsyncLocalStorage<string>();
    const writers: unknown[] = [];
    group = new GroupCommit(
      (items) => {
        writers.push(caller.getStore());
        return writer.write(items);
      },
      () => 'nothing',
      limits,
    );
    for (const name of 'abcdef') caller.run(name, () => void group.add(item(name)));
    await flushTasks();
    writer.batches[0]?.finish();
    await flushTasks();

    expect(writers).toStrictEqual(['a', 'e']);
  });

  it('is idle when nothing is queued or in flight', async () => {
    await group.idle();
    void group.add(item('a'));
    let isIdle = false;
    const idle = group.idle().then(() => {
      isIdle = true;
    });
    await flushTasks();
    expect(isIdle).toBe(false);

    writer.batches[0]?.finish();
    await idle;
    expect(isIdle).toBe(true);
  });
});
