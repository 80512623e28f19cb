import type { ScreenOf } from '@selvedge/shared/storefront/contract';
import { resolveProperties } from '@selvedge/shared/blocks/block';
import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import { row } from '@selvedge/shared/blocks/row';
import { spacer } from '@selvedge/shared/blocks/spacer';
import { resolveTheme } from '@selvedge/shared/themes/resolve';

import { ShopBundle } from './shop-bundle.js';

const common = { size: 12, items: [] };
const gap: RenderedBlock = {
  ...common,
  id: 1,
  type: 'spacer',
  properties: resolveProperties(spacer, {}, (value) => value),
};
const gaps: RenderedBlock = {
  ...common,
  id: 2,
  type: 'row',
  properties: resolveProperties(row, {}, (value) => value),
  items: [gap],
};

const bundle = new ShopBundle();

function filesOf(blocks: readonly RenderedBlock[]) {
  const page = { url: '/about/', title: 'About', layout: 'standard', ySpacing: null } as const;
  const screen: ScreenOf<'page'> = { name: 'page', page, blocks, subscription: null };
  return bundle.files(screen, resolveTheme([]));
}

describe('the files of a page of blocks', () => {
  it('NFR-005 are those of the types on it, also within others, and no more', async () => {
    const [none, some, nested] = await Promise.all([filesOf([]), filesOf([gap]), filesOf([gaps])]);
    const beyond = (all: readonly string[], known: readonly string[]) =>
      all.filter((file) => !known.includes(file));
    expect(beyond(some.modules, none.modules)).toHaveLength(1);
    expect(beyond(some.styles, none.styles)).toHaveLength(1);
    expect(nested.modules).toEqual(expect.arrayContaining([...some.modules]));
    expect(beyond(nested.modules, some.modules)).toHaveLength(1);
  });

  it('NFR-005 are looked up once for each theme and screen, unless blocks say more', async () => {
    const screen: ScreenOf<'under-review'> = { name: 'under-review' };
    const [theme, other] = [resolveTheme([]), resolveTheme([])];
    const found = await bundle.files(screen, theme);
    expect(await bundle.files(screen, theme)).toBe(found);
    expect(await bundle.files(screen, other)).not.toBe(found);
    expect((await filesOf([gap])).modules).not.toEqual((await filesOf([gaps])).modules);
  });

  it('NFR-005 name each script once, without the program, which the loader starts', async () => {
    const { modules, program } = await filesOf([gap, gap]);
    expect(new Set(modules).size).toBe(modules.length);
    expect(modules).not.toContain(program);
    expect(modules.every((file) => /^\/assets\/.*\.js$/.test(file))).toBe(true);
  });
});
