import { camelCase, filesIn, moduleOf } from './folders.mjs';

const officeFolder = 'client/src/office';

/**
 * Registry of office screens, from the screen files of the features; the router's tree is built
 * from it.
 */
export function officeRegistries(root) {
  const screens = filesIn(root, officeFolder, '.screen.tsx');
  if (screens.length === 0) return [];
  return [{ file: `${officeFolder}/app/screens.gen.ts`, text: routesOf(screens) }];
}

function routesOf(screens) {
  const named = screens.map(({ feature, name }) => ({
    name: camelCase(`${feature}-${name}`),
    module: `../${feature}/${name}.screen.js`,
  }));
  return moduleOf([
    ...named.map(({ name, module }) => `import { screen as ${name} } from '${module}';`),
    '',
    '/** Every screen that the office has. */',
    `export const SCREENS = [${named.map(({ name }) => name).join(', ')}] as const;`,
  ]);
}
