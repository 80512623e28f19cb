import { KeyedIds } from './keyed-ids.js';
import { secretIdIn } from './secret-id.js';

const key = (letter: string) => ({ DATA_KEY: Buffer.alloc(32, letter).toString('base64') });

describe('the id of what belongs to somebody', () => {
  const ids = new KeyedIds(key('a'), 'baskets');
  const id = ids.of(7, 'customer:1');

  it('is the same each time, and looks like one that was drawn by lot', () => {
    expect(new KeyedIds(key('a'), 'baskets').of(7, 'customer:1')).toBe(id);
    expect(secretIdIn(id)).toBe(id);
  });

  it('is another one for somebody else, elsewhere, of something else and in another installation', () => {
    const others = [
      ids.of(7, 'customer:2'),
      ids.of(8, 'customer:1'),
      ids.of('7customer:1'),
      new KeyedIds(key('a'), 'favourites').of(7, 'customer:1'),
      new KeyedIds(key('b'), 'baskets').of(7, 'customer:1'),
    ];
    expect(new Set([id, ...others]).size).toBe(6);
  });
});
