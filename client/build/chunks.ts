import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from 'vite';

const source = path.resolve(import.meta.dirname, '../src');

/** Matches a module, or the modules of a folder and its subfolders. */
const within =
  (place: string) =>
  (id: string): boolean =>
    id === path.join(source, place) || id.startsWith(path.join(source, place, '/'));
/** Matches the modules directly in a folder. */
const rightIn =
  (folder: string) =>
  (id: string): boolean =>
    path.dirname(id) === path.join(source, folder);

const program = within('shop/app/entry-client.tsx');
const oftenUsed = within('ui/shop/common');
const [dashboard, editor] = [within('office'), within('editor')];
const office = (id: string): boolean => dashboard(id) || editor(id);
const blockPage = within('shop/pages/page.screen.tsx');
const shop = within('shop');
const product = within('shop/catalogue/product.screen.tsx');
const checkout = within('shop/checkout/checkout.screen.tsx');
const otherScreen = (id: string): boolean =>
  shop(id) && id.endsWith('.screen.tsx') && !blockPage(id);
const kit = rightIn('blocks/kit');

/** Types that most pages use, as a tuning list. */
const common = new Set<string>(
  // The file is a list of names.
  JSON.parse(readFileSync(path.join(source, 'blocks/common.json'), 'utf8')) as readonly string[],
);
/** The block type of a style sheet, directly or by its name in the kit; otherwise undefined. */
const styledType = (id: string): string | undefined =>
  /\/client\/src\/blocks\/(?:kit\/)?(\w+)\/[\w-]+\.module\.css$/.exec(id)?.[1];

/** Returns the modules and everything they import statically. */
function loadedBy(first: readonly string[], importsOf: (id: string) => readonly string[]) {
  const found = new Set<string>(first);
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}

/**
 * Shared files, because they compress better than many small ones: `base` for shop and office,
 * `shop` for what nearly every page of the shop loads, `sale` for what product page and checkout
 * share. The basis of block pages is another file; everything else is split by its importers.
 * Importers are known only after all modules are read, which happens before the groups are
 * evaluated.
 */
export function chunks() {
  const sets = {
    base: new Set<string>(),
    shop: new Set<string>(),
    page: new Set<string>(),
    sale: new Set<string>(),
  };
  const plugin: Plugin = {
    name: 'chunks',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const loadedWith = (test: (id: string) => boolean) =>
        loadedBy(ids.filter(test), (id) => this.getModuleInfo(id)?.importedIds ?? []);
      const page = loadedWith((id) => blockPage(id) || kit(id));
      const forOthers = loadedWith(otherScreen);
      const shared = [...page].filter((id) => forOthers.has(id));
      const always = [...loadedWith((id) => program(id) || oftenUsed(id)), ...shared];
      const shop = always.filter((id) => !program(id));
      const forOffice = loadedWith(office);
      sets.shop = new Set(shop);
      sets.base = new Set(shop.filter((id) => forOffice.has(id)));
      sets.page = page;
      const forCheckout = loadedWith(checkout);
      const forSale = [...loadedWith(product)].filter((id) => forCheckout.has(id));
      sets.sale = new Set(forSale.filter((id) => !forOffice.has(id)));
      // Otherwise a group of the shop would contain these modules and load its styles in the office.
      for (const id of [...forSale, ...page]) if (forOffice.has(id)) sets.base.add(id);
    },
  };
  const groups = [
    { name: 'base', priority: 2, test: (id: string) => sets.base.has(id) },
    { name: 'shop', priority: 1, test: (id: string) => sets.shop.has(id) },
    { name: 'sale', priority: 0, test: (id: string) => sets.sale.has(id) },
    { name: 'page', priority: 0, test: (id: string) => sets.page.has(id) },
    {
      // 3 KB, which load faster than a file per type.
      name: 'blocks',
      priority: 0,
      test: (id: string) => common.has(styledType(id) ?? ''),
    },
    {
      // Less common blocks.
      name: 'more-blocks',
      priority: 0,
      test: (id: string) => styledType(id) !== undefined && !common.has(styledType(id) ?? ''),
    },
  ];
  return { plugin, groups };
}
