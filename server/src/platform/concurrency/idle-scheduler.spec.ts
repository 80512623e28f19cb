import { IdleScheduler } from './idle-scheduler.js';

/** Work that lasts until it is ended. */
function longWork(): { readonly work: () => Promise<string>; readonly end: (how: string) => void } {
  let end: (how: string) => void = () => undefined;
  const done = new Promise<string>((resolve) => (end = resolve));
  return { work: () => done, end };
}

describe('idle moments', () => {
  it('start when no work is running', async () => {
    const moments = new IdleScheduler({ quietMs: 0, maxWaitMs: 60_000 });
    const [first, second] = [longWork(), longWork()];
    const waiting = [moments.during(first.work), moments.during(second.work)];
    const order: string[] = [];
    const next = moments.next().then(() => order.push('quiet'));
    first.end('first');
    order.push(await (waiting[0] ?? ''));
    second.end('second');
    order.push(await (waiting[1] ?? ''));
    await next;
    expect(order).toStrictEqual(['first', 'second', 'quiet']);
  });

  it('also start after failed work', async () => {
    const moments = new IdleScheduler({ quietMs: 0, maxWaitMs: 60_000 });
    await expect(moments.during(() => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    await expect(moments.next()).resolves.toBeUndefined();
  });

  it('are granted after the maximum wait', async () => {
    const moments = new IdleScheduler({ quietMs: 60_000, maxWaitMs: 1 });
    const { work, end } = longWork();
    const waiting = moments.during(work);
    await moments.next();
    end('at last');
    expect(await waiting).toBe('at last');
  });
});
