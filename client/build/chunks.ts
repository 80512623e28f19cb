import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from 'vite';

const source = path.resolve(import.meta.dirname, '../src');

/** The modules in a folder, and in its folders; or one module. */
const within =
  (place: string) =>
  (id: string): boolean =>
    id === path.join(source, place) || id.startsWith(path.join(source, place, '/'));
/** The modules of which a folder consists, without those of its folders. */
const rightIn =
  (folder: string) =>
  (id: string): boolean =>
    path.dirname(id) === path.join(source, folder);

const program = within('shop/app/entry-client.tsx');
/** What names the files of all screens changes with each of them. */
const registry = within('shop/app/loaders.gen.ts');
const oftenUsed = within('ui/shop/common');
const office = within('office');
const blockPage = within('shop/pages/page.screen.tsx');
const shop = within('shop');
const otherScreen = (id: string): boolean =>
  shop(id) && id.endsWith('.screen.tsx') && !blockPage(id);
const kit = rightIn('blocks/kit');

/** The types that most pages use: a tuning list. */
const common = new Set<string>(
  // It is a list of names.
  JSON.parse(readFileSync(path.join(source, 'blocks/common.json'), 'utf8')) as readonly string[],
);
/** The type of the block that a style is for, or the kit holds under its name; else undefined. */
const styledType = (id: string): string | undefined =>
  /\/client\/src\/blocks\/(?:kit\/)?(\w+)\/[\w-]+\.module\.css$/.exec(id)?.[1];

/** What some modules load: themselves, and all that they import at once. */
function loadedBy(first: readonly string[], importsOf: (id: string) => readonly string[]) {
  const found = new Set<string>(first);
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}

/**
 * What nearly every page loads stands in two files, which compress better than many small ones: `base` is
 * for shop and office, `shop` for the shop alone. What a page of blocks is made of is a file as well; all
 * else is split by who imports it. Who does is known when all is read, before the groups are asked.
 */
export function chunks() {
  const sets = { base: new Set<string>(), shop: new Set<string>(), page: new Set<string>() };
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
      const shop = always.filter((id) => !program(id) && !registry(id));
      const forOffice = loadedWith(office);
      sets.shop = new Set(shop);
      sets.base = new Set(shop.filter((id) => forOffice.has(id)));
      sets.page = page;
    },
  };
  const groups = [
    { name: 'base', priority: 2, test: (id: string) => sets.base.has(id) },
    { name: 'shop', priority: 1, test: (id: string) => sets.shop.has(id) },
    { name: 'page', priority: 0, test: (id: string) => sets.page.has(id) },
    {
      // 3 KB, which a page has sooner than a file for each of its types.
      name: 'blocks',
      priority: 0,
      test: (id: string) => common.has(styledType(id) ?? ''),
    },
    {
      // Those of the blocks that few pages have.
      name: 'more-blocks',
      priority: 0,
      test: (id: string) => styledType(id) !== undefined && !common.has(styledType(id) ?? ''),
    },
  ];
  return { plugin, groups };
}
