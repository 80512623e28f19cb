import { Turns } from './turns.js';

describe('turns', () => {
  const turns = new Turns();

  it('come one after the other, also after one that failed', async () => {
    const seen: string[] = [];
    const work = (name: string) => async (): Promise<string> => {
      seen.push(`${name} begins`);
      await new Promise(setImmediate);
      seen.push(`${name} ends`);
      if (name === 'first') throw new Error('It is full.');
      return name;
    };
    const first = turns.take('page', work('first'));
    const second = turns.take('page', work('second'));
    await expect(first).rejects.toThrow('It is full.');
    expect(await second).toBe('second');
    expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('of different names wait for nobody', async () => {
    let finish = (): void => undefined;
    const slow = turns.take('one', () => new Promise<void>((resolve) => (finish = resolve)));
    expect(await turns.take('other', async () => 'done')).toBe('done');
    finish();
    await slow;
  });

  it('are free again when all is done', async () => {
    const done = turns.take('page', async () => 'done');
    expect(turns.isTaken('page')).toBe(true);
    await done;
    expect(turns.isTaken('page')).toBe(false);
  });
});
