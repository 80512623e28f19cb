import { camelCase, filesIn, moduleOf } from './folders.mjs';

const room = 'client/src/office';

/** A screen of the office is a file in the folder of its feature; of all of them the router's tree is made. */
export function officeRegistries(root) {
  const screens = filesIn(root, room, '.screen.tsx');
  if (screens.length === 0) return [];
  return [{ file: `${room}/app/screens.gen.ts`, text: routesOf(screens) }];
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
