import { grouped, ITEMS } from './palette-items.js';

describe('what the palette offers', () => {
  it('stands under exactly one heading each', () => {
    const groups = grouped(ITEMS);
    const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(ITEMS.map(({ id }) => id).toSorted());
    expect(groups.every(({ items }) => items.length > 0)).toBe(true);
  });

  it.each(ITEMS.map((item) => [item.title, item] as const))('%s is drawn', (_, { sketch }) => {
    const drawn = Object.values(sketch);
    expect(drawn.length).toBeGreaterThan(0);
    for (const path of drawn) expect(path).toMatch(/^M[\d\sMmHhVvLlAaQqCcz.-]+z$/);
  });
});
