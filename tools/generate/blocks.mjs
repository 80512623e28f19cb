import { readFileSync } from 'node:fs';
import path from 'node:path';

import { foldersWith, moduleOf } from './folders.mjs';

const shared = 'shared/src/blocks';
const client = 'client/src/blocks';

/** Registries of block types. A type is one name with two folders. */
export function blockRegistries(root) {
  const names = foldersWith(path.join(root, shared), 'definition.ts');
  if (names.length === 0) return [];
  const common = commonBlocks(root);
  const isCommon = (name) => common.includes(name);
  const isRare = (name) => !isCommon(name);
  return [
    { file: `${shared}/definitions.gen.ts`, text: definitions(names) },
    { file: `${shared}/data.gen.ts`, text: data(foldersWith(path.join(root, shared), 'data.ts')) },
    { file: `${shared}/fixtures.gen.ts`, text: fixtures(names) },
    {
      file: `${shared}/palettes.gen.ts`,
      text: palettes(foldersWith(path.join(root, shared), 'palette.ts')),
    },
    { file: `${client}/views.gen.ts`, text: views(names) },
    { file: `${client}/common-views.gen.ts`, text: loaders('COMMON', names.filter(isCommon)) },
    { file: `${client}/rare-views.gen.ts`, text: loaders('RARE', names.filter(isRare)) },
  ];
}

/** Types that most pages use, whose loaders and styles share a file; a tuning list. */
export function commonBlocks(root) {
  return JSON.parse(readFileSync(path.join(root, client, 'common.json'), 'utf8'));
}

function definitions(names) {
  return moduleOf([
    ...names.map((name) => `import { ${name} } from './${name}/definition.js';`),
    '',
    '/** Every block type that there is. */',
    `export const DEFINITIONS = [${names.join(', ')}] as const;`,
  ]);
}

function data(names) {
  return moduleOf([
    ...names.map((name) => `import { dataRequests as ${name} } from './${name}/data.js';`),
    '',
    '/** What the blocks of a type want beside their properties. */',
    `export const DATA_REQUESTS = { ${names.join(', ')} } as const;`,
  ]);
}

function fixtures(names) {
  return moduleOf([
    ...names.map((name) => `import { fixture as ${name} } from './${name}/fixture.js';`),
    `import type { BlockFixture } from './model/block-fixture.js';`,
    `import type { BlockName } from './registry.js';`,
    '',
    '/** A block of every type, with something in it. */',
    `export const FIXTURES: { readonly [Name in BlockName]: BlockFixture } = { ${names.join(', ')} };`,
  ]);
}

function palettes(names) {
  return moduleOf([
    ...names.map((name) => `import { palette as ${name} } from './${name}/palette.js';`),
    `import type { BlockPalette } from './model/block-palette.js';`,
    `import type { BlockName } from './registry.js';`,
    '',
    '/** How the editor offers the types; those that say nothing are offered last. */',
    `export const PALETTES: { readonly [Name in BlockName]?: BlockPalette } = { ${names.join(', ')} };`,
  ]);
}

function views(names) {
  return moduleOf([
    `import type { BlockName } from '@selvedge/shared/blocks/registry';`,
    '',
    ...names.map((name) => `import { View as ${name} } from './${name}/view.js';`),
    `import type { BlockView } from '../lib/block-view.js';`,
    '',
    '/** Every view at once, for the server. */',
    `export const ALL_VIEWS: { readonly [Name in BlockName]: BlockView<Name> } = { ${names.join(', ')} };`,
  ]);
}

function loaders(list, names) {
  return moduleOf([
    `import type { ViewLoaders } from '../lib/block-view.js';`,
    '',
    '/** A view is a chunk of its own. */',
    `export const ${list}: ViewLoaders = {`,
    ...names.map((name) => `  ${name}: () => import('./${name}/view.js'),`),
    '};',
  ]);
}
