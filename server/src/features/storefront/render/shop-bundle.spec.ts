import type { ScreenOf } from '@selvedge/shared/storefront/screens';
import { resolveProperties } from '@selvedge/shared/blocks/model/block';
import { banner } from '@selvedge/shared/blocks/banner/definition';
import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import { iframe } from '@selvedge/shared/blocks/iframe/definition';
import { quote } from '@selvedge/shared/blocks/quote/definition';
import { row } from '@selvedge/shared/blocks/row/definition';
import { spacer } from '@selvedge/shared/blocks/spacer/definition';
import { fontOf } from '@selvedge/shared/themes/fonts';
import { resolveTheme } from '@selvedge/shared/themes/resolve';

import { ShopBundle } from './shop-bundle.adapter.js';

const common = { size: 12, items: [] };
const quoteBlock: RenderedBlock = {
  ...common,
  id: 1,
  type: 'quote',
  properties: resolveProperties(quote, {}, (value) => value),
};
const sayings: RenderedBlock = {
  ...common,
  id: 2,
  type: 'row',
  properties: resolveProperties(row, {}, (value) => value),
  items: [quoteBlock],
};
/** Block of a rarely used type. */
const gap: RenderedBlock = {
  ...common,
  id: 4,
  type: 'spacer',
  properties: resolveProperties(spacer, {}, (value) => value),
};
const framed: RenderedBlock = {
  ...common,
  id: 5,
  type: 'iframe',
  properties: resolveProperties(iframe, {}, (value) => value),
};
const headline: RenderedBlock = {
  ...common,
  id: 3,
  type: 'banner',
  properties: { ...resolveProperties(banner, {}, (value) => value), font: fontOf('Gloock').stack },
};

const bundle = new ShopBundle();
const outline = { lines: [], headed: null, first: null };

function filesOf(blocks: readonly RenderedBlock[]) {
  const page = { url: '/about/', title: 'About', layout: 'standard', ySpacing: null } as const;
  const screen: ScreenOf<'page'> = { name: 'page', page, blocks, outline, subscription: null };
  return bundle.files(screen, resolveTheme([]));
}

describe('files of a page with blocks', () => {
  it('NFR-005 cover exactly the block types on it, nested ones included', async () => {
    const [one, nested] = await Promise.all([filesOf([quoteBlock]), filesOf([sayings])]);
    const beyond = nested.modules.filter((file) => !one.modules.includes(file));
    expect(nested.modules).toStrictEqual(expect.arrayContaining([...one.modules]));
    expect(beyond).toStrictEqual([expect.stringContaining('/view-')]);
  });

  it('NFR-005 have the styles of common block types in one sheet, after those of the page', async () => {
    const [none, one, some] = await Promise.all(
      [[], [quoteBlock], [quoteBlock, sayings, headline]].map((blocks) => filesOf(blocks)),
    );
    expect(some?.styles).toStrictEqual(one?.styles);
    expect(some?.styles).toStrictEqual([
      ...(none?.styles ?? []),
      expect.stringContaining('/blocks-'),
    ]);
  });

  it('NFR-005 have the styles of all other types in a second sheet, only where one is used', async () => {
    const [usual, rare] = await Promise.all([filesOf([quoteBlock]), filesOf([quoteBlock, gap])]);
    const more = expect.stringContaining('/more-blocks-');
    expect(usual.styles).not.toContainEqual(more);
    expect(rare.styles).toStrictEqual([...usual.styles, more]);
  });

  it('BSK-016 include styles that a block needs later', async () => {
    const [rare, frame] = await Promise.all([filesOf([gap]), filesOf([framed])]);
    const notice = expect.stringContaining('/BasketNotice-');
    expect(rare.styles).not.toContainEqual(notice);
    expect(frame.styles).toContainEqual(notice);
  });

  it('add the styles of every type, and nothing else, while the page is edited', async () => {
    const page = { url: '/about/', title: 'About', layout: 'standard', ySpacing: null } as const;
    const screen: ScreenOf<'page'> = {
      ...{ name: 'page', page, blocks: [], outline, subscription: null },
    };
    const edited = await bundle.editedFiles(screen, resolveTheme([]));
    const [none, every] = await Promise.all([filesOf([]), filesOf([quoteBlock, gap])]);
    expect(edited).toStrictEqual({
      ...none,
      styles: edited.styles,
      fontFaces: none.fontFaces.replaceAll('font-display:optional', 'font-display:swap'),
    });
    expect(edited.styles.toSorted()).toStrictEqual(every.styles.toSorted());
  });

  it('replace the text by a late font while the page is edited', async () => {
    const page = { url: '/about/', title: 'About', layout: 'standard', ySpacing: null } as const;
    const screen: ScreenOf<'page'> = {
      ...{ name: 'page', page, blocks: [], outline, subscription: null },
    };
    const { fontFaces } = await bundle.editedFiles(screen, resolveTheme([]));
    expect(fontFaces).toContain('font-display:swap');
    expect(fontFaces).not.toContain('font-display:optional');
  });

  it('NFR-005 are looked up once per theme and screen unless blocks differ', async () => {
    const screen: ScreenOf<'under-review'> = { name: 'under-review' };
    const [theme, other] = [resolveTheme([]), resolveTheme([])];
    const found = await bundle.files(screen, theme);
    expect(await bundle.files(screen, theme)).toBe(found);
    expect(await bundle.files(screen, other)).not.toBe(found);
    expect((await filesOf([quoteBlock])).modules).not.toStrictEqual(
      (await filesOf([sayings])).modules,
    );
  });

  it('NFR-007 load all fonts of theme and blocks at once, without layout shift if one is late', async () => {
    const { fonts, fontFaces } = await filesOf([headline]);
    const theirs = fontFaces.split('@font-face').filter((face) => face.includes('-latin-'));
    const early = theirs.filter((face) => fonts.some((file) => face.includes(`url(${file})`)));
    expect(early).toHaveLength(fonts.length);
    expect(fonts.some((file) => file.includes('gloock-latin-400'))).toBe(true);
    expect(theirs.every((face) => face.includes('font-display:optional'))).toBe(true);
  });

  it('NFR-005 list each script once, without the program, which the loader starts', async () => {
    const { modules, program } = await filesOf([quoteBlock, quoteBlock]);
    expect(new Set(modules).size).toBe(modules.length);
    expect(modules).not.toContain(program);
    expect(modules.every((file) => /^\/assets\/.*\.js$/.test(file))).toBe(true);
  });
});
