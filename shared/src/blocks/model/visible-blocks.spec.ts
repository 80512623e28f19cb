import { columnsOf } from './block-size.js';
import {
  conditionsIn,
  conditionsOf,
  editableBlocks,
  inOrder,
  visibleBlocks,
} from './visible-blocks.js';
import type { WireBlock, WireProperties } from './wire.js';
import type { Json } from '../../catalogue/contract.js';

const wire = (values: Readonly<Record<string, Json>>): WireProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { id: 1, value }]));

describe('page blocks', () => {
  it.each<[Json | undefined, number]>([
    [undefined, 12],
    [{ x: 6, y: 0 }, 6],
    [{ x: '4' }, 4],
    [{ x: 1 }, 3],
    [{ x: 40 }, 12],
    ['wide', 12],
  ])('BLK-001 BLK-002 BLK-007 CST-073 CST-074 of size %j span %d columns', (size, columns) => {
    expect(columnsOf(size === undefined ? {} : { size })).toBe(columns);
  });

  it('are sorted by order, then by position', () => {
    const blocks = [{ id: 1, order: '5' }, { id: 2, order: 2 }, { id: 3, order: 5 }, { id: 4 }];
    expect(inOrder(blocks).map(({ id }) => id)).toStrictEqual([4, 2, 1, 3]);
  });

  it('BLK-005 BLK-006 BLX-002 BLX-005 are hidden if unpublished, or if all of their items are', () => {
    const off = { published: 0 };
    const blocks: readonly WireBlock[] = [
      { id: 1, ...off },
      { id: 2, published: 1, properties: wire({ published: '0' }) },
      { id: 3, ...off, properties: wire({ published: '1' }) },
      { id: 4, type: '_ghost_' },
      { id: 5, deleted: true },
      { id: 6, items: [{ id: 7, ...off }] },
      { id: 8, items: [{ id: 9, ...off }, { id: 10 }] },
      { id: 11, items: [] },
    ];
    const shown = visibleBlocks(blocks, () => true);
    expect(shown.map(({ id }) => id)).toStrictEqual([3, 8, 11]);
    expect(shown[1]?.items?.map(({ id }) => id)).toStrictEqual([10]);
  });

  it('BLX-006 are all listed in an editor, except deleted and pseudo blocks', () => {
    const blocks: readonly WireBlock[] = [
      { id: 1, published: 0, order: 2 },
      { id: 2, conditions: ['no'], items: [{ id: 3, published: 0 }] },
      { id: 4, type: '_ghost_' },
      { id: 5, deleted: true },
    ];
    const shown = editableBlocks(blocks);
    expect(shown.map(({ id }) => id)).toStrictEqual([2, 1]);
    expect(shown[0]?.items).toStrictEqual([{ id: 3, published: 0 }]);
    expect([...conditionsIn([{ items: blocks }])]).toStrictEqual(['no']);
  });

  it('BLX-003 BLX-004 are shown if every condition is known and passes', () => {
    const passes = (name: string) => ({ yes: true, no: false })[name];
    const shows = (conditions: Json) =>
      visibleBlocks([{ properties: wire({ conditions }) }], passes).length === 1;
    expect([['yes'], '["yes"]', [{ name: 'yes' }], [], '[]', ''].map(shows)).not.toContain(false);
    expect([['yes', 'no'], ['what'], [{ x: 1 }]].map(shows)).not.toContain(true);
    expect(
      conditionsOf({ conditions: ['no'], properties: wire({ conditions: ['yes'] }) }),
    ).toStrictEqual(['yes']);
  });
});
