import {
  existsSync,
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

describe('registries', () => {
  beforeAll(() => {
    add('shared/src/blocks/quote/definition.ts');
    add('shared/src/blocks/model/block.ts');
    add('client/src/blocks/common.json', '["quote"]');
    writeRegistries(root);
  });

  it('list folders that contain the defining file', () => {
    expect(textOf(definitions)).toContain("import { quote } from './quote/definition.js';");
    expect(textOf(definitions)).toContain('DEFINITIONS = [quote] as const');
    expect(textOf('client/src/blocks/views.gen.ts')).toContain('import { View as quote }');
  });

  it('load common and uncommon types from separate files', () => {
    expect(textOf('client/src/blocks/common-views.gen.ts')).toContain(
      "quote: () => import('./quote/view.js'),",
    );
    expect(textOf('client/src/blocks/rare-views.gen.ts')).not.toContain('quote');
  });

  it('are empty without entries', () => {
    const empty = mkdtempSync(path.join(root, 'empty-'));
    writeRegistries(empty);
    expect(readdirSync(empty)).toStrictEqual([]);
  });

  it('are not written while nothing changes', () => {
    const before = statSync(path.join(root, definitions)).mtimeMs;
    writeRegistries(root);
    expect(statSync(path.join(root, definitions)).mtimeMs).toBe(before);
  });

  it('do not remain in a folder that was moved', () => {
    add('server/src/features/site/shop/screens.gen.ts');
    add('server/src/features/site/shop/sitemap.screen.ts');
    writeRegistries(root);
    expect(existsSync(path.join(root, 'server/src/features/site/shop/screens.gen.ts'))).toBe(false);
    expect(existsSync(path.join(root, 'server/src/features/site/shop/sitemap.screen.ts'))).toBe(
      true,
    );
  });

  it('list a new folder in alphabetical order', () => {
    add('shared/src/blocks/banner/definition.ts');
    writeRegistries(root);
    expect(textOf(definitions)).toContain('DEFINITIONS = [banner, quote] as const');
  });
});

describe('screen registry', () => {
  it('lists a screen by its name in each package', () => {
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
