import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { guideRecipes } from '../check/recipes/recipes.js';
import { follow } from '../check/recipes/tree.js';
import { writeRegistries } from './registries.mjs';

/*
 * Applies the guides in a copy of the tree. Those for blocks and screens only add files, without
 * edits to existing ones.
 */

const project = path.resolve(import.meta.dirname, '../..');
const recipes = guideRecipes(project);
const packageFolders = ['shared/src', 'client/src', 'server/src', 'migrations/src'];
const copy = mkdtempSync(path.join(tmpdir(), 'selvedge-additions-'));
let previous;

beforeAll(() => {
  for (const folder of packageFolders)
    cpSync(path.join(project, folder), path.join(copy, folder), { recursive: true });
  writeRegistries(copy);
  previous = texts();
});
afterAll(() => rmSync(copy, { recursive: true }));

function texts() {
  const files = packageFolders.flatMap((folder) =>
    readdirSync(path.join(copy, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name)),
  );
  return new Map(files.map((file) => [path.relative(copy, file), readFileSync(file, 'utf8')]));
}

/**
 * Returns the files that differ after the recipes were applied, except those they name, with their
 * texts.
 */
function otherChanges(followed) {
  const named = followed.flatMap((recipe) => follow(copy, recipe));
  const before = previous;
  previous = texts();
  const changed = [...previous].filter(([file, text]) => before.get(file) !== text);
  expect(changed.map(([file]) => file)).toStrictEqual(expect.arrayContaining(named));
  return new Map(changed.filter(([file]) => !named.includes(file)));
}

it.each([
  [
    'Add a block type',
    {
      'shared/src/blocks/definitions.gen.ts': "import { ribbon } from './ribbon/definition.js';",
      'shared/src/blocks/fixtures.gen.ts':
        "import { fixture as ribbon } from './ribbon/fixture.js';",
      'shared/src/blocks/palettes.gen.ts':
        "import { palette as ribbon } from './ribbon/palette.js';",
      'client/src/blocks/views.gen.ts': "import { View as ribbon } from './ribbon/view.js';",
      'client/src/blocks/rare-views.gen.ts': "ribbon: () => import('./ribbon/view.js'),",
    },
  ],
  [
    'Add a shop screen',
    {
      'shared/src/storefront/screens.gen.ts': "from '../site/gift-cards.screen.js';",
      'server/src/shop/site/screens.gen.ts': "from './gift-cards.screen.js';",
      'client/src/shop/app/loaders.gen.ts': "import('../site/gift-cards.screen.js'),",
      'client/src/shop/app/views.gen.ts': "from '../site/gift-cards.screen.js';",
      'client/src/shop/app/fixtures.testing.gen.ts': "from '../site/gift-cards.screen.testing.js';",
    },
  ],
  [
    'Add an office screen',
    { 'client/src/office/app/screens.gen.ts': "from '../media/unused.screen.js';" },
  ],
])(
  '%s is registered where it is needed, edits nothing, and no other file changes',
  (title, registries) => {
    const recipe = recipes.get(title);
    const changed = otherChanges([recipe]);
    expect(recipe.edits).toStrictEqual([]);
    expect([...changed.keys()].toSorted()).toStrictEqual(Object.keys(registries).toSorted());
    for (const [file, text] of changed) expect(text).toContain(registries[file]);
  },
);

it('all others edit existing lines, and no other file changes', () => {
  const others = [...recipes.keys()].filter((title) => recipes.get(title).edits.length > 0);
  expect(others).toStrictEqual([
    'Add a command and its event',
    'Add a projection',
    'React to an event',
    'Add a mail',
    'Add a theme key',
    'Add a policy row',
    'Add a data source for blocks',
  ]);
  const changed = otherChanges(others.map((title) => recipes.get(title)));
  expect([...changed.keys()].toSorted()).toStrictEqual([
    'migrations/src/migrations.gen.ts',
    'shared/src/blocks/data.gen.ts',
  ]);
  expect(changed.get('migrations/src/migrations.gen.ts')).toContain(
    '  ReviewAnswers0000000009000,\n];',
  );
  expect(changed.get('shared/src/blocks/data.gen.ts')).toContain(
    "import { dataRequests as ribbon } from './ribbon/data.js';",
  );
});
