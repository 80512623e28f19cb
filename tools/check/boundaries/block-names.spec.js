import path from 'node:path';

import { namedIn, namedInSources } from './block-names.js';
import { foldersWith } from '../../generate/folders.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const names = foldersWith(path.join(root, 'shared/src/blocks'), 'definition.ts');

describe('nothing names a block type', () => {
  it.each([
    "if (block.type !== 'grid') return block;",
    "return type === 'text';",
    "'quote' === block.type",
    "new Set(['productList'])",
    'block("storeHidden")',
    "return [{ uuid, type: 'image', properties }]",
    "const block = { type: 'text', values: { html } };",
    "{ template: { value: 'text' }, html }",
    "{ ...{ template: 'announcement', text } }",
  ])('as in: %s', (planted) => {
    expect(namedIn(planted, names)).toHaveLength(1);
  });

  it('but words that mean something else are none', () => {
    expect(
      namedIn(
        `<button type="button" />; kind === 'image'; column('text'); { type: 'text', text }`,
        names,
      ),
    ).toStrictEqual([]);
  });

  it('outside its own folders', () => {
    // What others need to know of a type is a trait of it: shared/src/blocks/model/traits.ts.
    expect(namedInSources(root, names)).toStrictEqual([]);
  });
});
