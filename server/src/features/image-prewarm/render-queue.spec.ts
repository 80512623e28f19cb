import { RenderQueue, type Drawing } from './render-queue.js';

const product = (uuid: string, division = 7) => ({ division, uuid });

/** Drains the queue, as `part uuid`. */
function taken(list: RenderQueue): readonly string[] {
  const drawings: Drawing[] = [];
  for (let next = list.next(); next !== undefined; next = list.next()) drawings.push(next);
  return drawings.map(({ part, uuid }) => `${part} ${uuid}`);
}

describe('render queue', () => {
  it('IMG-009 starts with the list images of all products, and ends with their page images', () => {
    const list = new RenderQueue(10);
    list.addLast([product('a'), product('b')]);
    expect(taken(list)).toStrictEqual([
      'card a',
      'card b',
      'hover a',
      'hover b',
      'page a',
      'page b',
    ]);
    expect(list.next()).toBeUndefined();
  });

  it('IMG-009 puts the last changed product first, without duplicates', () => {
    const list = new RenderQueue(10);
    list.addLast([product('a'), product('b')]);
    list.addFirst(product('b'));
    list.addFirst(product('c'));
    list.addLast([product('d'), product('a')]);
    expect(taken(list).slice(0, 4)).toStrictEqual(['card c', 'card b', 'card a', 'card d']);
  });

  it('separates products of different stores', () => {
    const list = new RenderQueue(10);
    list.addLast([product('a', 7)]);
    list.addFirst(product('a', 8));
    list.addLast([product('a', 9)]);
    expect([list.next(), list.next(), list.next()].map((one) => one?.division)).toStrictEqual([
      8, 7, 9,
    ]);
  });

  it('drops the last products beyond its limit', () => {
    const list = new RenderQueue(2);
    list.addLast([product('a'), product('b'), product('c')]);
    list.addFirst(product('d'));
    expect(taken(list)).toStrictEqual([
      'card d',
      'card a',
      'hover d',
      'hover a',
      'page d',
      'page a',
    ]);
  });
});
