import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import type { Plugin } from 'vite';

const client = path.resolve(import.meta.dirname, '..');
const source = path.join(client, 'src/connect/sdk');
/** Public modules of the SDK, which refer to no other modules of ours. */
const modules = ['index', 'connect', 'connect-error', 'types'];
/** Packages whose types are part of the API; their code is in the bundle. */
const packages = ['yjs', 'y-websocket', 'y-protocols'];

/** Adds type declarations and a package.json to the SDK's bundle. */
export function packageOfSdk(folder: string): Plugin {
  return {
    name: 'package-of-sdk',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const target = path.join(dir, folder);
      mkdirSync(target, { recursive: true });
      for (const name of modules) {
        const code = readFileSync(path.join(source, `${name}.ts`), 'utf8');
        const { outputText } = ts.transpileDeclaration(code, { fileName: `${name}.ts` });
        writeFileSync(path.join(target, `${name}.d.ts`), outputText);
      }
      writeFileSync(path.join(target, 'package.json'), JSON.stringify(description(), null, 2));
    },
  };
}

const description = () => ({
  name: '@selvedge/connect',
  version: versionIn(client),
  type: 'module',
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  dependencies: Object.fromEntries(
    packages.map((name) => [name, versionIn(path.join(client, '../node_modules', name))]),
  ),
});

function versionIn(folder: string): string {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  // npm's format.
  return (JSON.parse(text) as { readonly version: string }).version;
}
