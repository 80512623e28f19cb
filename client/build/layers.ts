import path from 'node:path';

import type { Plugin } from 'vite';

const source = path.resolve(import.meta.dirname, '../src');

/**
 * By folder, the later over the earlier, however specific its rules are. Packages' own styles, those in
 * documents and the looks that parts share are the lowest; cells, in which blocks stand, are a matter of the page.
 */
const layers = [
  [
    'base',
    /^ui\/(shop\/common\/base|office\/(tokens|look\.module))\.css$|^\.\..*\/node_modules\/|\.html\?/,
  ],
  ['ui', /^ui\//],
  ['frame', /^(shop\/frame|office\/shell|editor\/app)\//],
  ['screen', /^(shop|office|editor)\/|^blocks\/[^/]+$/],
  ['block', /^blocks\//],
] as const;
/** In every file, so that whichever comes first says it. */
const order = `@layer ${layers.map(([name]) => name).join(',')};`;

/**
 * Puts styles into the cascade layer of their folder, so that no order of files decides between them. What
 * is in none has it over all: properties of a theme, and an owner's own code.
 */
export function cascadeLayers(): Plugin {
  return {
    name: 'cascade-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        const file = path.relative(source, id);
        const [layer] = layers.find(([, folder]) => folder.test(file)) ?? [];
        if (layer === undefined) throw new Error(`${file} is in no layer.`);
        const imports = /^(@import [^;]*;\s*)*/.exec(code)?.[0] ?? '';
        return {
          code: `${imports}${order}@layer ${layer}{${code.slice(imports.length)}}`,
          map: null,
        };
      },
    },
  };
}
