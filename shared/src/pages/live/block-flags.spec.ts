import type { WireBlock } from '../../blocks/model/wire.js';
import { removeBlock, setProperty } from './block-commands.js';
import { blockFlags } from './block-flags.js';
import { emptyPage, liveDoc } from './live-page.testing.js';
import { setPageField } from './page-commands.js';
import { insertBlock, moveBlock } from './tree-commands.js';

const quote = (id: number, text: string): WireBlock => ({
  ...{ id, type: 'quoteBlock' },
  properties: { text: { id: id + 100, value: text } },
});
/** Seeded as `b1`, `b2` and `b3`. */
const page = { ...emptyPage, blocks: [quote(1, 'one'), quote(2, 'two'), quote(3, 'three')] };

/** Returns the flags of all blocks after an edit. */
function raisedBy(edit: (doc: ReturnType<typeof liveDoc>) => void, from = page) {
  const doc = liveDoc(from);
  edit(doc);
  return [...blockFlags(doc, from)].map(([uuid, flags]) => [
    uuid,
    Object.entries(flags).flatMap(([name, isRaised]) => (isRaised ? [name] : [])),
  ]);
}

describe('block flags', () => {
  it('are empty without changes', () => {
    expect(raisedBy(() => undefined)).toStrictEqual([]);
  });

  it('BLK-003 mark updated, deleted and placeholder blocks', () => {
    expect(
      raisedBy((doc) => {
        // Changes of the page itself set no flags.
        setPageField(doc, 'me', { name: 'url', value: '/one/' });
        setProperty(doc, 'me', { uuid: 'b1', name: 'text', value: 'One' });
        removeBlock(doc, 'me', 'b2');
      }),
    ).toStrictEqual([
      ['b1', ['updated']],
      ['b2', ['deleted']],
    ]);
    const unknown = { ...emptyPage, blocks: [{ id: 1, type: 'gizmo' }] };
    expect(raisedBy(() => undefined, unknown)).toStrictEqual([['b1', ['placeholder']]]);
  });

  it('BLK-003 BLK-004 mark only the moved block as reordered', () => {
    expect(
      raisedBy((doc) => moveBlock(doc, 'me', { uuid: 'b3', to: { parent: null, index: 0 } })),
    ).toStrictEqual([['b3', ['reordered']]]);
  });

  it('mark a new block as new only, even after a move', () => {
    const block = { uuid: 'new', type: 'quote', properties: { text: 'new' } };
    expect(
      raisedBy((doc) => {
        insertBlock(doc, 'me', { block, at: { parent: null, index: 0 } });
        moveBlock(doc, 'me', { uuid: 'new', to: { parent: null, index: 3 } });
      }),
    ).toStrictEqual([['new', ['isNew']]]);
  });
});
