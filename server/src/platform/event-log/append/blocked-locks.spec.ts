import { GroupCommit } from './group-commit.js';
import { item, limits, flushTasks, Writer, type Item } from './group-commit.testing.js';

describe('the group commit with a held lock', () => {
  let writer: Writer;
  let group: GroupCommit<Item, string>;

  beforeEach(() => {
    writer = new Writer();
    group = new GroupCommit(writer.write, () => 'each-lock', limits);
  });

  it('retries each lock alone, and rejects all items that wait for the held one', async () => {
    const held = Promise.allSettled([...'ab'].map((name) => group.add(item(name))));
    const free = group.add(item('c', { lock: 2 }));
    await flushTasks();
    writer.batches[0]?.fail();
    await flushTasks();
    expect(writer.names()).toStrictEqual(['abc', 'ab', 'c']);

    const late = Promise.allSettled([group.add(item('d'))]);
    await flushTasks();
    writer.batches[2]?.finish();
    writer.batches[1]?.fail();
    expect(await free).toBe('c');
    const outcomes = [...(await held), ...(await late)];
    expect(outcomes.map(({ status }) => status)).toStrictEqual([
      'rejected',
      'rejected',
      'rejected',
    ]);
  });

  it('separates items of a held lock until it is free, without taking batches from others', async () => {
    const first = Promise.allSettled([group.add(item('a'))]);
    await flushTasks();
    writer.batches[0]?.fail();
    await first;

    for (const name of 'bcdef') void group.add(item(name));
    for (const lock of [2, 3]) {
      void group.add(item(`x${lock}`, { lock }));
      await flushTasks();
    }
    expect(writer.names()).toStrictEqual(['a', 'bcde', 'x2', 'x3']);

    writer.batches[1]?.finish();
    writer.batches[2]?.finish();
    await flushTasks();
    expect(writer.names()).toStrictEqual(['a', 'bcde', 'x2', 'x3', 'f']);
  });

  it('waits for few held locks at once', async () => {
    const all = [...'abcde'].map((name, lock) => group.add(item(name, { lock })));
    void Promise.allSettled(all);
    await flushTasks();
    writer.batches[0]?.fail();
    await flushTasks();
    expect(writer.names()).toStrictEqual(['abcd', 'e', 'a', 'b', 'c']);

    writer.batches[2]?.finish();
    await flushTasks();
    expect(writer.names()).toStrictEqual(['abcd', 'e', 'a', 'b', 'c', 'd']);
  });

  it('no longer counts rejected items as queued', async () => {
    const most = { ...limits, itemsAtMost: 2 };
    group = new GroupCommit(writer.write, () => 'each-lock', most);
    const held = Promise.allSettled([...'ab'].map((name) => group.add(item(name))));
    await flushTasks();
    writer.batches[0]?.fail();
    await held;

    void group.add(item('c'));
    const next = group.add(item('d'));
    await flushTasks();
    writer.batches[1]?.finish();
    expect(await next).toBe('d');
  });
});
