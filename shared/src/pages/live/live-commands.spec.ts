import * as Y from 'yjs';

import { removeBlock, resizeBlock, setProperty, setPublished } from './block-commands.js';
import { setText } from './set-text.testing.js';
import { blocksOf, pageOf } from './live-page.js';
import {
  copyOfDoc,
  counted,
  exchange,
  liveDoc,
  paragraphsOf,
  readParagraphs,
} from './live-page.testing.js';
import { liveBlocks, type LiveBlock } from './live-blocks.js';
import { setPageProperty } from './page-commands.js';
import { maxBlocks } from './resolve-tree.js';
import { duplicateBlocks } from './selection/selection-commands.js';
import { insertBlock, insertBlocks, moveBlock, restoreBlock } from './tree-commands.js';

const me = { name: 'me' };
const page = { parent: null, index: 99 };
const unstorable = { uuid: 'n', type: 'row', properties: { align: 'a\0b' } };

const insert = (doc: Y.Doc, uuid: string, at: { parent: string | null; index: number } = page) =>
  insertBlock(doc, me, { block: { uuid, type: 'row' }, at });

/** Outline such as `a(b c) d`. */
const outline = (blocks: readonly LiveBlock[]): string =>
  blocks
    .map(({ uuid, items }) => (items.length === 0 ? uuid : `${uuid}(${outline(items)})`))
    .join(' ');
const treeIn = (doc: Y.Doc): string => outline(liveBlocks(doc));
const refused = (refusal: string) => expect.objectContaining({ name: 'LivePageError', refusal });
const thrownBy = (change: () => unknown): unknown => {
  try {
    change();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('the blocks of a live page', () => {
  it('are inserted and moved to the requested positions', () => {
    const doc = liveDoc();
    insert(doc, 'a');
    insert(doc, 'b');
    insert(doc, 'c', { parent: null, index: 1 });
    insert(doc, 'd', { parent: 'c', index: 0 });
    insert(doc, 'e', { parent: 'c', index: 0 });
    expect(treeIn(doc)).toBe('a c(e d) b');
    moveBlock(doc, me, { uuid: 'b', to: { parent: 'c', index: 1 } });
    moveBlock(doc, me, { uuid: 'a', to: { parent: null, index: 1 } });
    expect(treeIn(doc)).toBe('c(e b d) a');
    moveBlock(doc, me, { uuid: 'e', to: { parent: 'c', index: 2 } });
    expect(treeIn(doc)).toBe('c(b d e) a');
  });

  it('are not rewritten with equal values, which would override concurrent edits', () => {
    const doc = liveDoc();
    insert(doc, 'a');
    const changeAll = (): void => {
      setProperty(doc, me, { uuid: 'a', name: 'align', value: { x: [1] } });
      setProperty(doc, me, { uuid: 'a', name: 'other', value: undefined });
      resizeBlock(doc, me, { uuid: 'a', size: 6 });
      setPublished(doc, me, { uuid: 'a', isPublished: false });
      removeBlock(doc, me, 'a');
    };
    changeAll();
    let updates = 0;
    doc.on('update', () => (updates += 1));
    changeAll();
    expect(updates).toBe(0);
    setProperty(doc, me, { uuid: 'a', name: 'align', value: undefined });
    expect(liveBlocks(doc)).toStrictEqual([]);
    restoreBlock(doc, me, 'a');
    expect(liveBlocks(doc)[0]?.wire.properties).not.toHaveProperty('align');
  });

  it('are inserted together in one update, or not at all', () => {
    const doc = liveDoc();
    insert(doc, 'a');
    insert(doc, 'z');
    const changes: unknown[] = [];
    doc.on('update', (change) => changes.push(change));
    const rowOf = (uuid: string, ...items: string[]) => ({
      ...{ uuid, type: 'row' },
      items: items.map((item) => ({ uuid: item, type: 'row' })),
    });
    const at = { parent: null, index: 1 };
    insertBlocks(doc, me, { blocks: [rowOf('b', 'c'), rowOf('d'), rowOf('e', 'f', 'g')], at });
    expect(treeIn(doc)).toBe('a b(c) d e(f g) z');
    expect(changes).toHaveLength(1);
    expect(
      thrownBy(() => insertBlocks(doc, me, { blocks: [rowOf('h'), rowOf('f')], at })),
    ).toStrictEqual(refused('blockExists'));
    expect(
      thrownBy(() => insertBlocks(doc, me, { blocks: [rowOf('h'), rowOf('i', 'h')], at })),
    ).toStrictEqual(refused('blockExists'));
    expect(treeIn(doc)).toBe('a b(c) d e(f g) z');
    expect(changes).toHaveLength(1);
  });

  it('keep a stable order if two people insert at the same position', () => {
    const doc = liveDoc();
    insert(doc, 'a');
    insert(doc, 'z');
    const other = copyOfDoc(doc);
    insert(doc, 'm', { parent: null, index: 1 });
    insert(other, 'n', { parent: null, index: 1 });
    exchange(doc, other);
    expect([treeIn(doc), treeIn(other)]).toStrictEqual(['a m n z', 'a m n z']);
    insert(doc, 'o', { parent: null, index: 2 });
    expect(treeIn(doc)).toBe('a m o n z');
  });

  it('keep a concurrent move and edit, and resolve a circular move', () => {
    const doc = liveDoc();
    for (const uuid of ['a', 'b']) insert(doc, uuid);
    const other = copyOfDoc(doc);
    moveBlock(doc, me, { uuid: 'a', to: { parent: 'b', index: 0 } });
    setProperty(other, me, { uuid: 'a', name: 'spacing', value: '8px' });
    moveBlock(other, me, { uuid: 'b', to: { parent: 'a', index: 0 } });
    exchange(doc, other);
    expect(treeIn(doc)).toBe('a(b)');
    expect(treeIn(other)).toBe('a(b)');
    expect(liveBlocks(doc)[0]?.wire.properties?.['spacing']?.value).toBe('8px');
  });

  it('are removed and restored with their items', () => {
    const doc = liveDoc();
    insert(doc, 'a');
    insert(doc, 'b', { parent: 'a', index: 0 });
    insert(doc, 'c', { parent: 'b', index: 0 });
    removeBlock(doc, me, 'a');
    expect(treeIn(doc)).toBe('');
    restoreBlock(doc, me, 'b');
    expect(treeIn(doc)).toBe('');
    removeBlock(doc, me, 'b');
    restoreBlock(doc, me, 'b');
    expect(treeIn(doc)).toBe('b(c)');
    restoreBlock(doc, me, 'a');
    expect(treeIn(doc)).toBe('b(c) a');
  });

  it('are duplicated with their items and texts', () => {
    const doc = liveDoc();
    insert(doc, 'a');
    insert(doc, 'z');
    const texts = { html: paragraphsOf('<p>Hello</p>') };
    const text = { uuid: 't', type: 'text', size: 6, isPublished: false, texts };
    insertBlock(doc, me, { block: text, at: { parent: 'a', index: 0 } });
    const [copy] = duplicateBlocks(doc, me, { uuids: ['a'], newId: counted('n') });
    expect([copy, treeIn(doc)]).toStrictEqual(['n1', 'a(t) n1(n2) z']);
    setText(doc, me, { uuid: 't', name: 'html', text: readParagraphs('<p>Changed</p>') });
    const [, copied] = liveBlocks(doc);
    expect(copied?.items[0]?.wire).toStrictEqual({
      type: 'text',
      size: { x: 6, y: 0 },
      published: 0,
      properties: { template: { value: 'text' }, html: { value: '<p>Hello</p>' } },
    });
  });

  it('are inserted with their items', () => {
    const doc = liveDoc();
    const items = ['x', 'y'].map((uuid) => ({ uuid, type: 'text' }));
    insertBlock(doc, me, { block: { uuid: 'r', type: 'row', items }, at: page });
    expect(treeIn(doc)).toBe('r(x y)');
  });

  it.each<[string, (doc: Y.Doc) => unknown]>([
    ['unknownBlock', (doc) => removeBlock(doc, me, 'nobody')],
    ['unknownBlock', (doc) => insert(doc, 'n', { parent: 'nobody', index: 0 })],
    ['blockExists', (doc) => insert(doc, 'a')],
    ['badSize', (doc) => resizeBlock(doc, me, { uuid: 'a', size: 2 })],
    ['badSize', (doc) => resizeBlock(doc, me, { uuid: 'a', size: 13 })],
    ['badSize', (doc) => resizeBlock(doc, me, { uuid: 'a', size: 4.5 })],
    ['intoItself', (doc) => moveBlock(doc, me, { uuid: 'a', to: { parent: 'a', index: 0 } })],
    ['intoItself', (doc) => moveBlock(doc, me, { uuid: 'a', to: { parent: 'h', index: 0 } })],
    ['tooDeep', (doc) => insert(doc, 'n', { parent: 'h', index: 0 })],
    ['tooDeep', (doc) => moveBlock(doc, me, { uuid: 'z', to: { parent: 'h', index: 0 } })],
    ['notPlain', (doc) => setProperty(doc, me, { uuid: 'a', name: 'template', value: 'x' })],
    ['notPlain', (doc) => setProperty(doc, me, { uuid: 't', name: 'html', value: '<p>' })],
    ['badValue', (doc) => setProperty(doc, me, { uuid: 'a', name: 'align', value: NaN })],
    ['badValue', (doc) => setPageProperty(doc, me, { name: 'title', value: 'a\0b' })],
    ['badValue', (doc) => insertBlock(doc, me, { block: unstorable, at: page })],
  ])('refuse invalid commands: %s', (refusal, change) => {
    const doc = liveDoc();
    let parent: string | null = null;
    for (const uuid of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      insert(doc, uuid, { parent, index: 0 });
      parent = uuid;
    }
    insert(doc, 'z');
    insertBlock(doc, me, { block: { uuid: 't', type: 'text' }, at: page });
    const before = Y.encodeStateAsUpdate(doc);
    expect(thrownBy(() => change(doc))).toStrictEqual(refused(refusal));
    expect(Y.encodeStateAsUpdate(doc)).toStrictEqual(before);
  });

  it('are limited in number', () => {
    const items = Array.from({ length: maxBlocks - 1 }, (_, at) => ({
      uuid: `i${at}`,
      type: 'text',
    }));
    const doc = liveDoc();
    insertBlock(doc, me, { block: { uuid: 'r', type: 'row', items }, at: page });
    expect(thrownBy(() => insert(doc, 'more'))).toStrictEqual(refused('tooMany'));
    expect(
      thrownBy(() => duplicateBlocks(doc, me, { uuids: ['i0'], newId: () => 'n' })),
    ).toStrictEqual(refused('tooMany'));
    removeBlock(doc, me, 'i0');
    insert(doc, 'more');
    expect(thrownBy(() => restoreBlock(doc, me, 'i0'))).toStrictEqual(refused('tooMany'));
  });

  it('are changed in single undo steps that leave others’ edits alone', () => {
    const doc = liveDoc();
    insert(doc, 'a');
    const other = copyOfDoc(doc);
    const undo = new Y.UndoManager([blocksOf(doc), pageOf(doc)], {
      trackedOrigins: new Set([me]),
      captureTimeout: 0,
    });
    resizeBlock(doc, me, { uuid: 'a', size: 6 });
    setPublished(doc, me, { uuid: 'a', isPublished: false });
    insert(doc, 'b', { parent: 'a', index: 0 });
    setProperty(other, { name: 'you' }, { uuid: 'a', name: 'spacing', value: '1px' });
    exchange(doc, other);
    expect(undo.undoStack).toHaveLength(3);
    for (let step = 0; step < 3; step += 1) undo.undo();
    expect(liveBlocks(doc)).toStrictEqual([
      {
        uuid: 'a',
        items: [],
        wire: {
          type: 'row',
          published: 1,
          size: { x: 12, y: 0 },
          properties: { template: { value: 'row' }, spacing: { value: '1px' } },
        },
      },
    ]);
  });
});
