import { KeyedIds } from './keyed-ids.js';
import { secretIdIn } from './secret-id.js';

const key = (letter: string) => ({ DATA_KEY: Buffer.alloc(32, letter).toString('base64') });

describe('a keyed id', () => {
  const ids = new KeyedIds(key('a'), 'baskets');
  const id = ids.of(7, 'customer:1');

  it('is stable and looks random', () => {
    expect(new KeyedIds(key('a'), 'baskets').of(7, 'customer:1')).toBe(id);
    expect(secretIdIn(id)).toBe(id);
  });

  it('differs by owner, store, purpose and installation', () => {
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
