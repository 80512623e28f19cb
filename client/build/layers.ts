import path from 'node:path';

import type { Plugin } from 'vite';

const source = path.resolve(import.meta.dirname, '../src');

/**
 * Layer by folder, lowest first; the layer outranks specificity. Packages' styles, document styles
 * and shared styles are the lowest. Cells belong to the page.
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
/** Declared in every file, because any of them may load first. */
const order = `@layer ${layers.map(([name]) => name).join(',')};`;

/**
 * Puts styles into the cascade layer of their folder, so that the loading order does not matter.
 * Unlayered styles override all layers: theme properties and owners' custom code.
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
