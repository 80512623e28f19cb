import { blockRegistry } from '@selvedge/shared/blocks/registry';

import { grouped, ITEMS, MAIL_ITEMS } from './palette-items.js';

describe('palette items', () => {
  it('appear in exactly one group each', () => {
    const groups = grouped(ITEMS);
    const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
    expect(ids.toSorted()).toStrictEqual(ITEMS.map(({ id }) => id).toSorted());
    expect(groups.every(({ items }) => items.length > 0)).toBe(true);
  });

  it('include only blocks allowed in mails for a mail page', () => {
    const placesOf = (id: string): readonly string[] => blockRegistry.find(id)?.places ?? [];
    expect(MAIL_ITEMS.length).toBeGreaterThan(3);
    expect(MAIL_ITEMS.every(({ id }) => placesOf(id).includes('mail'))).toBe(true);
    expect(MAIL_ITEMS.map(({ id }) => id)).not.toContain('productList');
  });

  it.each(ITEMS.map((item) => [item.title, item] as const))('%s has a sketch', (_, { sketch }) => {
    const paths = Object.values(sketch);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(path).toMatch(/^M[\d\sMmHhVvLlAaQqCcz.-]+z$/);
  });
});
