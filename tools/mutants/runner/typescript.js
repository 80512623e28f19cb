import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { transformSync } from '@swc/core';

let root = '';

/** @param data.root the folder whose sources are loaded, including those of `@selvedge/shared` */
export function initialize(data) {
  root = data.root;
}

export function resolve(specifier, context, next) {
  const { parentURL = '' } = context;
  const [, shared] = /^@selvedge\/shared\/(.+)$/.exec(specifier) ?? [];
  // Packages are symbolic links; only the project's own sources are mutated.
  if (shared) return next(pathToFileURL(`${root}/shared/src/${shared}.ts`).href, context);
  // TypeScript imports name the built file.
  if (specifier.startsWith('.') && parentURL.endsWith('.ts'))
    return next(specifier.replace(/\.js$/, '.ts'), context);
  return next(specifier, context);
}

export function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
    },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
