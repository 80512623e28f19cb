import { restoreBlock } from '@selvedge/shared/pages/live/tree-commands';
import { liveBlocks } from '@selvedge/shared/pages/live/live-blocks';
import { setProperty } from '@selvedge/shared/pages/live/block-commands';
import * as Y from 'yjs';

import { Editing } from './editing.js';

const start = { parent: null, index: 0 };

/** Two open pages; `meet` synchronises them. */
function twoPages() {
  const [mine, theirs] = [new Y.Doc(), new Y.Doc()];
  const meet = (): void => {
    const [one, other] = [Y.encodeStateAsUpdate(mine), Y.encodeStateAsUpdate(theirs)];
    Y.applyUpdate(theirs, one);
    Y.applyUpdate(mine, other);
  };
  const editing = new Editing({ doc: mine });
  const overtaken = { count: 0 };
  editing.undo.overtaken.add(() => {
    overtaken.count += 1;
  });
  return { mine, theirs, meet, editing, overtaken };
}

const textsIn = (doc: Y.Doc) => liveBlocks(doc).map(({ wire }) => wire.properties?.['text']?.value);

describe('undo of an insertion', () => {
  it.each([
    [
      'a new block',
      (editing: Editing) => [editing.insert({ uuid: 'q', type: 'quote' }, start)] as const,
    ],
    [
      'a copy',
      (editing: Editing) => {
        editing.insert({ uuid: 'o', type: 'quote' }, start);
        const copies = editing.duplicateAll(['o']);
        editing.remove('o');
        editing.undo.undoStack.pop();
        return copies;
      },
    ],
  ])('of %s keeps what others wrote in it, for restoring and redo', (_, insert) => {
    const { mine, theirs, meet, editing } = twoPages();
    const [uuid = ''] = insert(editing);
    meet();
    setProperty(theirs, 'them', { uuid, name: 'text', value: 'Theirs' });
    meet();
    editing.undo.undo();
    meet();
    expect([textsIn(mine), textsIn(theirs)]).toStrictEqual([[], []]);
    restoreBlock(theirs, 'them', uuid);
    meet();
    expect([textsIn(mine), textsIn(theirs)]).toStrictEqual([['Theirs'], ['Theirs']]);
  });

  it('is undone by redo with the words of others', () => {
    const { mine, theirs, meet, editing } = twoPages();
    editing.insert({ uuid: 'q', type: 'quote' }, start);
    meet();
    setProperty(theirs, 'them', { uuid: 'q', name: 'text', value: 'Theirs' });
    editing.undo.undo();
    meet();
    editing.undo.redo();
    meet();
    expect([textsIn(mine), textsIn(theirs)]).toStrictEqual([['Theirs'], ['Theirs']]);
  });
});

describe('undo of an overtaken value', () => {
  it('is reported, and undoes no earlier step instead', () => {
    const { mine, theirs, meet, editing, overtaken } = twoPages();
    editing.insert({ uuid: 'q', type: 'quote', properties: { align: 'left' } }, start);
    editing.transact(() => {
      editing.set('q', 'align', 'center');
    });
    meet();
    setProperty(theirs, 'them', { uuid: 'q', name: 'align', value: 'right' });
    meet();
    expect(editing.undo.undo()).toBeNull();
    expect(overtaken.count).toBe(1);
    expect([liveBlocks(mine).length, editing.undo.canUndo()]).toStrictEqual([1, true]);
    editing.undo.undo();
    expect([liveBlocks(mine).length, editing.undo.canUndo(), overtaken.count]).toStrictEqual([
      0,
      false,
      1,
    ]);
  });

  it('is not reported without steps, and steps count as undoable while one is undone', () => {
    const { editing, overtaken } = twoPages();
    expect(editing.undo.undo()).toBeNull();
    expect(overtaken.count).toBe(0);
    const seen: boolean[] = [];
    editing.insert({ uuid: 'q', type: 'quote' }, start);
    editing.insert({ uuid: 'r', type: 'quote' }, start);
    editing.undo.on('stack-item-popped', () => seen.push(editing.undo.canUndo()));
    editing.undo.undo();
    editing.undo.undo();
    expect(seen).toStrictEqual([true, false]);
  });
});
