import path from 'node:path';

import { namedIn, namedInSources } from './block-names.js';
import { foldersWith } from '../../generate/folders.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const names = foldersWith(path.join(root, 'shared/src/blocks'), 'definition.ts');

describe('a block type is named', () => {
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
  ])('in: %s', (source) => {
    expect(namedIn(source, names)).toHaveLength(1);
  });

  it('not by words with another meaning', () => {
    expect(
      namedIn(
        `<button type="button" />; kind === 'image'; column('text'); { type: 'text', text }`,
        names,
      ),
    ).toStrictEqual([]);
  });

  it('only in its own folders', () => {
    // Other code uses its traits: shared/src/blocks/model/traits.ts.
    expect(namedInSources(root, names)).toStrictEqual([]);
  });
});
