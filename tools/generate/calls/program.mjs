import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

/** Files with routes. */
const endings = /\.(controller|form)\.ts$/;

/**
 * Program of the sources that define the wire format: files with routes, and their imports from
 * this project. Packages are skipped, because they take most of the time and define nothing that is
 * sent.
 */
export function wireProgram(root) {
  const options = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2023.d.ts'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    experimentalDecorators: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => ({ resolvedModule: moduleAt(sourceOf(root, text, from)) }));
  const files = filesWithRoutes(path.join(root, 'server/src'));
  const problem = path.join(root, 'shared/src/http/problem.ts');
  const program = ts.createProgram([...files, problem], options, host);
  return { program, checker: program.getTypeChecker(), files, problem };
}

function filesWithRoutes(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => endings.test(file))
    .sort()
    .map((file) => path.join(folder, file));
}

function sourceOf(root, name, from) {
  if (name.startsWith('@selvedge/shared/'))
    return path.join(root, 'shared/src', `${name.slice('@selvedge/shared/'.length)}.ts`);
  if (!name.startsWith('.')) return undefined;
  return path.resolve(path.dirname(from), name.replace(/\.js$/, '.ts'));
}

function moduleAt(file) {
  if (file === undefined || !existsSync(file)) return undefined;
  return { resolvedFileName: file, extension: ts.Extension.Ts, isExternalLibraryImport: false };
}
