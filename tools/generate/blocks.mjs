import path from 'node:path';

import { foldersWith, moduleOf } from './folders.mjs';

const shared = 'shared/src/blocks';
const client = 'client/src/blocks';

/** A block type is one name and two folders: its registries are made of those that there are. */
export function blockRegistries(root) {
  const holding = (folder, file) => foldersWith(path.join(root, folder), file);
  return [
    { file: `${shared}/definitions.gen.ts`, text: definitions(holding(shared, 'definition.ts')) },
    { file: `${client}/views.gen.ts`, text: views(holding(client, 'view.tsx')) },
  ];
}

function definitions(names) {
  return moduleOf([
    ...names.map((name) => `import { ${name} } from './${name}/definition.js';`),
    '',
    '/** Every block type that there is. */',
    `export const DEFINITIONS = [${names.join(', ')}] as const;`,
  ]);
}

function views(names) {
  return moduleOf([
    `import type { BlockName } from '@selvedge/shared/blocks/registry';`,
    '',
    ...names.map((name) => `import { View as ${name} } from './${name}/view.js';`),
    `import type { BlockView } from './view.js';`,
    '',
    '/** Every view at once, for the server. */',
    `export const ALL_VIEWS: { readonly [Name in BlockName]: BlockView<Name> } = { ${names.join(', ')} };`,
  ]);
}
