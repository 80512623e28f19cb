import { GroupCommit } from './group-commit.js';
import { item, limits, flushTasks, Writer, type Item } from './group-commit.testing.js';

describe('the group commit where a lock does not come', () => {
  let writer: Writer;
  let group: GroupCommit<Item, string>;

  beforeEach(() => {
    writer = new Writer();
    group = new GroupCommit(writer.write, () => 'each-lock', limits);
  });

  it('writes what shares a lock by itself, and refuses that of the one alone, with who waits for it', async () => {
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

  it('keeps apart who needs it until it comes, and takes no place of the others for it', async () => {
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

  it('waits for few of them at once', async () => {
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

  it('counts what it refused as no longer waiting', async () => {
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
