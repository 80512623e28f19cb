import path from 'node:path';

import { camelCase, filesIn, foldersOf, moduleOf, namesIn } from './folders.mjs';

const shared = 'shared/src';
const client = 'client/src/shop';
const server = 'server/src/shop';

/** Registries of shop screens. A screen has one name in three packages. */
export function screenRegistries(root) {
  const definitions = filesIn(root, shared, '.screen.ts');
  if (definitions.length === 0) return [];
  const views = filesIn(root, client, '.screen.tsx');
  return [
    { file: `${shared}/storefront/screens.gen.ts`, text: definitionsOf(definitions) },
    { file: `${client}/app/loaders.gen.ts`, text: loadersOf(views) },
    { file: `${client}/app/views.gen.ts`, text: viewsOf(views) },
    {
      file: `${client}/app/fixtures.testing.gen.ts`,
      text: fixturesOf(filesIn(root, client, '.screen.testing.ts')),
    },
    ...sourceRegistries(root),
  ];
}

/** Providers of the shop module of a feature. */
function sourceRegistries(root) {
  const features = foldersOf(path.join(root, server));
  return features.flatMap((feature) => {
    const folder = `${server}/${feature}`;
    const names = namesIn(path.join(root, folder), '.screen.ts');
    if (names.length === 0) return [];
    return [{ file: `${folder}/screens.gen.ts`, text: sourcesOf(names) }];
  });
}

function definitionsOf(screens) {
  const names = screens.map(({ name }) => `${camelCase(name)}Screen`);
  return moduleOf([
    ...screens.map(
      ({ feature, name }, index) =>
        `import { ${names[index]} } from '../${feature}/${name}.screen.js';`,
    ),
    '',
    '/** Every screen that the shop has. */',
    `export const SCREENS = [${names.join(', ')}] as const;`,
  ]);
}

function sourcesOf(names) {
  const classOf = (name) => camelCase(`-${name}-screen`);
  return moduleOf([
    ...names.map((name) => `import { ${classOf(name)} } from './${name}.screen.js';`),
    '',
    '/** Every screen that the feature answers. */',
    `export const SCREENS = [${names.map(classOf).join(', ')}] as const;`,
  ]);
}

function loadersOf(screens) {
  return moduleOf([
    `import type { ScreenName } from '@selvedge/shared/storefront/screens';`,
    '',
    `import type { AnyScreenView } from '../../lib/screen.js';`,
    '',
    '/** A page loads the screen that it shows and no other. */',
    'export const LOADERS: Readonly<Record<ScreenName, () => Promise<{ readonly screen: AnyScreenView }>>> = {',
    ...screens.map(
      ({ feature, name }) => `  '${name}': () => import('../${feature}/${name}.screen.js'),`,
    ),
    '};',
  ]);
}

function viewsOf(screens) {
  const names = screens.map(({ name }) => camelCase(name));
  return moduleOf([
    `import type { ScreenName } from '@selvedge/shared/storefront/screens';`,
    '',
    ...screens.map(
      ({ feature, name }, index) =>
        `import { screen as ${names[index]} } from '../${feature}/${name}.screen.js';`,
    ),
    `import type { AnyScreenView } from '../../lib/screen.js';`,
    '',
    '/** Every screen at once, for the server. */',
    'export const VIEWS: Readonly<Record<ScreenName, AnyScreenView>> = {',
    ...screens.map(({ name }, index) => `  '${name}': ${names[index]},`),
    '};',
    '',
    "/** The module of each, by the name that it has in Vite's manifest. */",
    'export const MODULES: Readonly<Record<ScreenName, string>> = {',
    ...screens.map(({ feature, name }) => `  '${name}': 'src/shop/${feature}/${name}.screen.tsx',`),
    '};',
  ]);
}

function fixturesOf(screens) {
  const names = screens.map(({ name }) => camelCase(name));
  return moduleOf([
    ...screens.map(
      ({ feature, name }, index) =>
        `import { fixture as ${names[index]} } from '../${feature}/${name}.screen.testing.js';`,
    ),
    '',
    '/** One of each screen. */',
    'export const SCREENS = {',
    ...screens.map(({ name }, index) => `  '${name}': ${names[index]}.screen,`),
    '};',
    '',
    '/** Where routes lead that have names in braces. */',
    'export const ADDRESSES: Readonly<Partial<Record<string, string>>> = {',
    ...names.map((name) => `  ...${name}.addresses,`),
    '};',
  ]);
}
