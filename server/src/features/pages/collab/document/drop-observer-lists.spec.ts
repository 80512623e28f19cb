import { removeBlock, setProperty } from '@selvedge/shared/pages/live/block-commands';
import { liveBlocks } from '@selvedge/shared/pages/live/live-blocks';
import { blockIn, blocksOf } from '@selvedge/shared/pages/live/live-page';
import { insertBlock } from '@selvedge/shared/pages/live/tree-commands';
import * as Y from 'yjs';

import { dropObserverLists } from './drop-observer-lists.js';

const text = { uuid: 'one', type: 'text', texts: {}, properties: { align: 'left' } };

/** A document with one text block, as loaded from updates. */
function read(): Y.Doc {
  const [made, doc] = [new Y.Doc(), new Y.Doc()];
  insertBlock(made, 'me', { block: text, at: { parent: null, index: 0 } });
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(made));
  return doc;
}

describe('document without observer lists', () => {
  it('keeps its content for readers and for clients that sync it', () => {
    const [doc, other] = [read(), new Y.Doc()];
    const before = liveBlocks(doc);
    dropObserverLists(doc);
    expect(liveBlocks(doc)).toStrictEqual(before);
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc));
    expect(liveBlocks(other)).toStrictEqual(before);
  });

  it('can be edited, undone and observed as before', () => {
    const [doc, other] = [read(), new Y.Doc()];
    dropObserverLists(doc);
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc));
    let calls = 0;
    blocksOf(doc).observeDeep(() => (calls += 1));
    doc.on('update', (update: Uint8Array) => Y.applyUpdate(other, update));
    const undo = new Y.UndoManager(doc, { captureTimeout: 0, trackedOrigins: new Set(['me']) });
    const before = liveBlocks(doc);
    setProperty(doc, 'me', { uuid: 'one', name: 'align', value: 'right' });
    insertBlock(doc, 'me', {
      block: { ...text, uuid: 'two' },
      at: { parent: null, index: 1 },
    });
    removeBlock(doc, 'me', 'one');
    expect(liveBlocks(other)).toStrictEqual(liveBlocks(doc));
    while (undo.canUndo()) undo.undo();
    expect(liveBlocks(doc)).toStrictEqual(before);
    expect(liveBlocks(other)).toStrictEqual(before);
    expect(calls).toBe(6);
  });

  it('refuses observers on a single block', () => {
    const doc = read();
    dropObserverLists(doc);
    const block = blockIn(doc, 'one');
    expect(() => block?.observe(() => undefined)).toThrow(TypeError);
  });
});
