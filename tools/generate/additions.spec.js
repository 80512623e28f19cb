import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { writeRegistries } from './registries.mjs';

/*
 * The recipes of CONTRIBUTING.md for a block and for screens name the files that are new, and no file that
 * has to be edited: here they are added to a copy of the tree.
 */

const project = path.resolve(import.meta.dirname, '../..');
const rooms = ['shared/src', 'client/src', 'server/src/features', 'migrations/src'];
const copy = mkdtempSync(path.join(tmpdir(), 'selvedge-additions-'));

beforeAll(() => {
  for (const room of rooms)
    cpSync(path.join(project, room), path.join(copy, room), { recursive: true });
  writeRegistries(copy);
});
afterAll(() => rmSync(copy, { recursive: true }));

function texts() {
  const files = rooms.flatMap((room) =>
    readdirSync(path.join(copy, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name)),
  );
  return new Map(files.map((file) => [path.relative(copy, file), readFileSync(file, 'utf8')]));
}

/** What of the tree is another text once these files are in it and the registries are written. */
function changedBy(files, text) {
  const before = texts();
  for (const file of files) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    writeFileSync(path.join(copy, file), text);
  }
  writeRegistries(copy);
  const changed = [...texts()].filter(([file, text]) => before.get(file) !== text);
  return new Map(changed.filter(([file]) => !files.includes(file)));
}

it.each([
  [
    'a block',
    [
      'shared/src/blocks/wave/definition.ts',
      'shared/src/blocks/wave/data.ts',
      'shared/src/blocks/wave/fixture.ts',
      'shared/src/blocks/wave/palette.ts',
      'client/src/blocks/wave/view.tsx',
      'client/src/blocks/wave/view.module.css',
      'client/src/blocks/wave/wave.spec.tsx',
    ],
    {
      'shared/src/blocks/definitions.gen.ts': "import { wave } from './wave/definition.js';",
      'shared/src/blocks/data.gen.ts': "import { wants as wave } from './wave/data.js';",
      'shared/src/blocks/fixtures.gen.ts': "import { fixture as wave } from './wave/fixture.js';",
      'shared/src/blocks/palettes.gen.ts': "import { palette as wave } from './wave/palette.js';",
      'client/src/blocks/views.gen.ts': "import { View as wave } from './wave/view.js';",
      'client/src/blocks/rare-views.gen.ts': "wave: () => import('./wave/view.js'),",
    },
  ],
  [
    'a screen of the shop',
    [
      'shared/src/site/gift-cards.screen.ts',
      'server/src/features/site/shop/gift-cards.screen.ts',
      'server/src/features/site/shop/gift-cards.http.spec.ts',
      'client/src/shop/site/gift-cards.screen.tsx',
      'client/src/shop/site/gift-cards.screen.testing.ts',
    ],
    {
      'shared/src/storefront/screens.gen.ts': "from '../site/gift-cards.screen.js';",
      'server/src/features/site/shop/screens.gen.ts': "from './gift-cards.screen.js';",
      'client/src/shop/app/loaders.gen.ts': "import('../site/gift-cards.screen.js'),",
      'client/src/shop/app/views.gen.ts': "from '../site/gift-cards.screen.js';",
      'client/src/shop/app/fixtures.testing.gen.ts': "from '../site/gift-cards.screen.testing.js';",
    },
  ],
  [
    'a screen of the office',
    [
      'client/src/office/reviews/reviews.screen.tsx',
      'client/src/office/reviews/reviews.api.ts',
      'client/src/office/reviews/reviews.spec.tsx',
    ],
    {
      'client/src/office/app/screens.gen.ts': "from '../reviews/reviews.screen.js';",
    },
  ],
  [
    'a migration',
    ['migrations/src/9999-gift-cards.ts'],
    { 'migrations/src/migrations.gen.ts': '  GiftCards0000000009999,\n];' },
    'export class GiftCards0000000009999 implements MigrationInterface {}',
  ],
])(
  '%s is registered wherever it is asked for, and no other file changes',
  (_, files, registries, text = '') => {
    const changed = changedBy(files, text);
    expect([...changed.keys()].toSorted()).toEqual(Object.keys(registries).toSorted());
    for (const [file, text] of changed) expect(text).toContain(registries[file]);
  },
);
