import { anyVariation, visibleBlocks, type SplitChoice } from './model/visible-blocks.js';
import type { WireBlock, WireProperties } from './model/wire.js';
import type { Json } from '../catalogue/contract.js';
import { splitTestBox } from './split-test-box.js';

const wire = (values: Readonly<Record<string, Json>>): WireProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

const testOf = (name: string, items: readonly WireBlock[]): WireBlock => ({
  ...{ id: 1, properties: wire({ splitTest: name }), items },
});
const variation = (id: number, name: string, more: Partial<WireBlock> = {}): WireBlock => ({
  ...{ id, properties: wire({ variation: name }), ...more },
});

/** Renders for a visitor with variation `new` of the test `hero`, and records the callbacks. */
function shownOf(blocks: readonly WireBlock[], variation: 'new' | typeof anyVariation = 'new') {
  const reported: string[] = [];
  const choice: SplitChoice = {
    variationOf: (test) => (test === 'hero' ? variation : undefined),
    onTest: (test) => reported.push(`test ${test}`),
    onStray: (name) => reported.push(`stray ${name}`),
    missing: splitTestBox,
  };
  const shown = visibleBlocks(blocks, () => true, choice);
  return { shown, reported, ids: idsIn(shown) };
}

const idsIn = (blocks: readonly WireBlock[]): readonly unknown[] =>
  blocks.flatMap(({ id, items = [] }) => [id, ...idsIn(items)]);

describe('a split test', () => {
  it('shows the drawn variation and blocks outside of all variations', () => {
    const { ids, reported } = shownOf([
      testOf('hero', [variation(2, 'old'), variation(3, 'new'), { id: 4 }]),
    ]);
    expect([ids, reported]).toStrictEqual([[1, 3, 4], ['test hero']]);
  });

  it('applies to nested variations and to a block that is both test and variation', () => {
    const deep = testOf('hero', [{ id: 2, items: [variation(3, 'old'), variation(4, 'new')] }]);
    const bare = { id: 5, properties: wire({ splitTest: 'hero', variation: 'new' }) };
    const other = { id: 6, properties: wire({ splitTest: 'hero', variation: 'old' }) };
    expect(shownOf([deep, bare, other]).ids).toStrictEqual([1, 2, 4, 5]);
  });

  it('BLX-013 shows the first non-empty variation with the drawn name', () => {
    const hidden = variation(2, 'new', { items: [{ id: 9, published: 0 }] });
    const { ids } = shownOf([testOf('hero', [hidden, variation(3, 'new'), variation(4, 'new')])]);
    expect(ids).toStrictEqual([1, 3]);
  });

  it('is reported even if the drawn variation is empty', () => {
    const { ids, reported } = shownOf([testOf('hero', [variation(2, 'old')])]);
    expect([ids, reported]).toStrictEqual([[], ['test hero']]);
  });

  it('is not reported if its block is hidden', () => {
    const hidden = { ...testOf('hero', [variation(2, 'new')]), published: 0 };
    expect(shownOf([hidden])).toMatchObject({ ids: [], reported: [] });
  });

  it('shows a notice in place of a test that does not exist', () => {
    const { shown, reported } = shownOf([testOf('gone', [variation(2, 'new')])]);
    expect(shown).toHaveLength(1);
    expect(shown[0]?.properties?.['text']?.value).toBe(
      "Split Test gone doesn't exist or is no longer active",
    );
    expect([shown[0]?.items, reported]).toStrictEqual([[], []]);
  });

  it('shows all of its variations if any is requested, but none outside of a test', () => {
    const blocks = [testOf('hero', [variation(2, 'old'), variation(3, 'new')]), variation(4, 'x')];
    expect(shownOf(blocks, anyVariation).ids).toStrictEqual([1, 2, 3]);
  });

  it('reports a variation outside of a test and hides it', () => {
    expect(shownOf([variation(1, 'new'), { id: 2 }])).toMatchObject({
      ids: [2],
      reported: ['stray new'],
    });
  });
});
