import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { Plugin } from 'vite';

const drawing = path.resolve(import.meta.dirname, '../src/lib/icon.ts');
const barrel = path.resolve(
  path.dirname(createRequire(import.meta.url).resolve('lucide-react')),
  '../esm/lucide-react.mjs',
);
/** Unused parts of a lucide icon: its names, the usual size, and the key of each line. */
const unread =
  / *name: "[^"]*",| *size: 24,|,\s*aliases: \[[^\]]*\]|,\s*key: "[^"]*"|^__iconData\.node;$/gm;
const importOfIcons = /^import \{([^}]*)\} from 'lucide-react';$/gm;

/** File of each icon, by all of its names. */
function iconFiles(): ReadonlyMap<string, string> {
  const lines = readFileSync(barrel, 'utf8').matchAll(/^export \{([^}]*)\} from '([^']*)';$/gm);
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(
        ([, name = '']) => [name, path.resolve(path.dirname(barrel), file)] as const,
      ),
    ),
  );
}

/**
 * Imports each lucide icon from its own file, so that its importers are known, and renders it with
 * our own component, which halves the icons' size on every page.
 */
export function ownIcons(): Plugin[] {
  const files = iconFiles();
  const importOf = (name: string, own: string): string => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`lucide has no icon ${name}.`);
    return `import ${own} from '${file}';`;
  };
  // Types are not icons and disappear at compilation.
  const imports = (names: string): string =>
    [...names.replaceAll(/\btype \w+/g, '').matchAll(/(\w+)(?: as (\w+))?/g)]
      .map(([, name = '', own = name]) => importOf(name, own))
      .join(' ');
  return [
    {
      name: 'icons-by-file',
      enforce: 'pre',
      transform: {
        filter: { id: /\/client\/src\/.*\.tsx?$/, code: /'lucide-react'/ },
        handler: (code) => ({
          code: code.replaceAll(importOfIcons, (_, names: string) => imports(names)),
          map: null,
        }),
      },
    },
    {
      name: 'own-icons',
      transform: {
        filter: { id: /lucide-react\/dist\/esm\/(createLucideIcon|icons\/[\w-]+)\.mjs$/ },
        handler: (code, id) =>
          id.endsWith('createLucideIcon.mjs')
            ? `export { iconOf as default } from '${drawing}';`
            : { code: code.replaceAll(unread, ''), map: null },
      },
    },
  ];
}
