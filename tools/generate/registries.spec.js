import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { writeRegistries } from './registries.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'selvedge-registries-'));
const definitions = 'shared/src/blocks/definitions.gen.ts';

afterAll(() => rmSync(root, { recursive: true }));

function add(file, text = '') {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function textOf(file) {
  return readFileSync(path.join(root, file), 'utf8');
}

describe('the registries', () => {
  beforeAll(() => {
    add('shared/src/blocks/quote/definition.ts');
    add('shared/src/blocks/model/block.ts');
    add('client/src/blocks/common.json', '["quote"]');
    writeRegistries(root);
  });

  it('hold what has a folder with the file that makes it one', () => {
    expect(textOf(definitions)).toContain("import { quote } from './quote/definition.js';");
    expect(textOf(definitions)).toContain('DEFINITIONS = [quote] as const');
    expect(textOf('client/src/blocks/views.gen.ts')).toContain('import { View as quote }');
  });

  it('load what most pages use and what few pages use from a file each', () => {
    expect(textOf('client/src/blocks/common-views.gen.ts')).toContain(
      "quote: () => import('./quote/view.js'),",
    );
    expect(textOf('client/src/blocks/rare-views.gen.ts')).not.toContain('quote');
  });

  it('are none where there is nothing to register', () => {
    const empty = mkdtempSync(path.join(root, 'empty-'));
    writeRegistries(empty);
    expect(readdirSync(empty)).toEqual([]);
  });

  it('are left alone while nothing changes', () => {
    const before = statSync(path.join(root, definitions)).mtimeMs;
    writeRegistries(root);
    expect(statSync(path.join(root, definitions)).mtimeMs).toBe(before);
  });

  it('hold a new folder, in the order of the alphabet', () => {
    add('shared/src/blocks/banner/definition.ts');
    writeRegistries(root);
    expect(textOf(definitions)).toContain('DEFINITIONS = [banner, quote] as const');
  });
});

describe('a block that is added to the tree as two folders', () => {
  const project = path.resolve(import.meta.dirname, '../..');
  const copy = path.join(root, 'copy');
  const folders = ['shared/src/blocks', 'client/src/blocks'];
  const registries = {
    'shared/src/blocks/definitions.gen.ts': "import { wave } from './wave/definition.js';",
    'shared/src/blocks/data.gen.ts': "import { wants as wave } from './wave/data.js';",
    'shared/src/blocks/fixtures.gen.ts': "import { fixture as wave } from './wave/fixture.js';",
    'client/src/blocks/views.gen.ts': "import { View as wave } from './wave/view.js';",
    'client/src/blocks/rare-views.gen.ts': "wave: () => import('./wave/view.js'),",
  };
  const textsIn = (folder) =>
    new Map(
      readdirSync(path.join(copy, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name))
        .map((file) => [path.relative(copy, file), readFileSync(file, 'utf8')]),
    );
  const texts = () => new Map(folders.flatMap((folder) => [...textsIn(folder)]));

  it('is registered with its data, its fixture, its view and a chunk, and no other file changes', () => {
    for (const folder of folders)
      cpSync(path.join(project, folder), path.join(copy, folder), { recursive: true });
    writeRegistries(copy);
    const before = texts();
    add('copy/shared/src/blocks/wave/definition.ts');
    add('copy/shared/src/blocks/wave/data.ts');
    add('copy/shared/src/blocks/wave/fixture.ts');
    add('copy/client/src/blocks/wave/view.tsx');
    writeRegistries(copy);
    const changed = [...texts()].filter(([file, text]) => before.get(file) !== text);
    const own = changed.filter(([file]) => !file.includes('/wave/'));
    expect(own.map(([file]) => file).toSorted()).toEqual(Object.keys(registries).toSorted());
    for (const [file, text] of own) expect(text).toContain(registries[file]);
  });
});

describe('the registry of screens', () => {
  it('holds a screen by its name in each room', () => {
    const tree = mkdtempSync(path.join(root, 'screens-'));
    for (const file of [
      'shared/src/site/terms-of-use.screen.ts',
      'client/src/shop/site/terms-of-use.screen.tsx',
    ]) {
      mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
      writeFileSync(path.join(tree, file), '');
    }
    writeRegistries(tree);
    const read = (file) => readFileSync(path.join(tree, file), 'utf8');
    expect(read('shared/src/storefront/screens.gen.ts')).toContain(
      "import { termsOfUseScreen } from '../site/terms-of-use.screen.js';",
    );
    expect(read('client/src/shop/app/loaders.gen.ts')).toContain(
      "'terms-of-use': () => import('../site/terms-of-use.screen.js'),",
    );
    expect(read('client/src/shop/app/views.gen.ts')).toContain(
      "'terms-of-use': 'src/shop/site/terms-of-use.screen.tsx',",
    );
  });
});
