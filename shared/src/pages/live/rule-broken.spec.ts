import * as Y from 'yjs';

import { removeBlock, resizeBlock, setProperty } from './block-commands.js';
import { setText } from './set-text.testing.js';
import { giveIds } from './give-ids.js';
import { blockIn, blocksOf, fragmentOf, metaOf, pageOf, pagePropertiesOf } from './live-page.js';
import { copyOfDoc, counted, emptyPage, liveDoc, readParagraphs } from './live-page.testing.js';
import { setPageField, setPageFlag, setPageProperty } from './page-commands.js';
import { maxBlocks } from './resolve-tree.js';
import type { BrokenRule } from './rule-broken.js';
import { block, findingsOf, judged, pageOfTwo, put, quotes, take } from './rule-broken.testing.js';
import { duplicateBlocks, moveBlocks } from './selection/selection-commands.js';
import { insertBlock, moveBlock } from './tree-commands.js';

/** Live title of the page. */
function titleOf(doc: Y.Doc): Y.Text {
  const held = pagePropertiesOf(doc).get('title');
  return held instanceof Y.Text ? held : new Y.Text();
}

const me = { name: 'me' };
const end = { parent: null, index: 99 };
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
const fill = (doc: Y.Doc, count: number): void => {
  for (let nth = 0; nth < count; nth += 1) doc.getMap('props').set(`mine${nth}`, 1);
};
const script = (): Y.XmlFragment => {
  const fragment = new Y.XmlFragment();
  fragment.insert(0, [new Y.XmlElement('script')]);
  return fragment;
};
/** Text node with a non-string attribute. */
const holding = (held: object): Y.XmlElement => {
  const node = new Y.XmlElement('paragraph');
  // The types forbid this value.
  node.setAttribute('textAlign', held as unknown as string);
  return node;
};
/** Text with an embedded object. */
const textWith = (among: object): Y.XmlText => {
  const text = new Y.XmlText('a');
  text.insertEmbed(1, among);
  return text;
};
describe('an update of a live page', () => {
  it.each<[string, (doc: Y.Doc) => void]>([
    ['a field', (doc) => setPageField(doc, me, { name: 'url', value: '/a/' })],
    ['a flag', (doc) => setPageFlag(doc, me, { name: 'spring', isSet: true })],
    ['a property of the page', (doc) => setPageProperty(doc, me, { name: 'title', value: 'A' })],
    ['a property', (doc) => setProperty(doc, me, { uuid: 'b1', name: 'align', value: ['a'] })],
    ['a size', (doc) => resizeBlock(doc, me, { uuid: 'b1', size: 3 })],
    ['a move', (doc) => moveBlock(doc, me, { uuid: 'b1', to: { parent: 'b2', index: 0 } })],
    ['text', (doc) => setText(doc, me, { uuid: 'b1', name: 'html', text: readParagraphs('b') })],
    ['removal', (doc) => removeBlock(doc, me, 'b1')],
    ['a copy', (doc) => void duplicateBlocks(doc, me, { uuids: ['b1'], newId: counted('n') })],
    ['several moves', (doc) => moveBlocks(doc, me, { uuids: ['b1', 'b2'], to: end })],
    ['a new block', (doc) => insertBlock(doc, me, { block: { uuid: 'n', type: 'text' }, at: end })],
    ['a block of an unknown type', (doc) => put(doc, [['type', 'holoDeck']])],
    ['a block with the longest type name', (doc) => put(doc, [['type', 'a'.repeat(100)]])],
    ['the longest value', (doc) => doc.getMap('props').set('title', 'a'.repeat(199_998))],
    ['the maximum number of properties', (doc) => fill(doc, 500)],
    ['the longest name', (doc) => doc.getMap('props').set('a'.repeat(500), 1)],
  ])('is accepted: %s', (_, change) => {
    expect(judged(change)).toBeUndefined();
  });

  it('is accepted for undo and redo, even after the server assigned ids', () => {
    const doc = liveDoc(pageOfTwo);
    const theirs = copyOfDoc(doc);
    const found = findingsOf(doc);
    const undo = new Y.UndoManager(blocksOf(theirs), {
      trackedOrigins: new Set([me]),
      captureTimeout: 0,
    });
    insertBlock(theirs, me, { block: { uuid: 'n', type: 'text' }, at: end });
    removeBlock(theirs, me, 'b1');
    take(doc, theirs);
    giveIds(doc, 'server');
    Y.applyUpdate(theirs, Y.encodeStateAsUpdate(doc));
    for (const step of ['undo', 'undo', 'redo', 'redo', 'undo', 'undo', 'redo'] as const) {
      undo[step]();
      take(doc, theirs);
    }
    expect(blockIn(doc, 'n')?.get('type')).toBe('text');
    expect(new Set(found)).toStrictEqual(new Set([undefined]));
  });

  it.each<[BrokenRule, (doc: Y.Doc) => void]>([
    ['metaTouched', (doc) => metaOf(doc).set('epoch', 2)],
    ['unknownRoot', (doc) => doc.getMap('mine').set('a', 1)],
    ['wireTouched', (doc) => block(doc).set('wire', '{}')],
    ['wireTouched', (doc) => put(doc, [['wire', '{}']])],
    // Refused even if it is the server's own state of another block.
    ['wireTouched', (doc) => put(doc, [['wire', block(doc).get('wire')]])],
    ['badField', (doc) => put(doc, [['mine', block(doc).get('wire')]])],
    ['typeChanged', (doc) => block(doc).set('type', 'row')],
    ['typeChanged', (doc) => blocksOf(doc).set('b1', block(doc, 'b2').clone())],
    ['badSize', (doc) => block(doc).set('size', 2)],
    ['badSize', (doc) => put(doc, [['size', 2.5]])],
    ['badField', (doc) => blocksOf(doc).set('n', 'a block')],
    ['badField', (doc) => put(doc, [['type', '']])],
    ['badField', (doc) => put(doc, [['type', 'a'.repeat(101)]])],
    ['badField', (doc) => put(doc, [['deleted', 1]])],
    ['badField', (doc) => put(doc, [['props', 7]])],
    ['badField', (doc) => put(doc, [['pos', [null, 'a', 'b']]])],
    ['badField', (doc) => put(doc, [['mine', 1]])],
    ['badField', (doc) => put(doc, [['props', new Y.Map([['a', new Y.Map([['b', 1]])]])]])],
    ['badText', (doc) => put(doc, [['rich:html', new Y.Map()]])],
    ['badText', (doc) => put(doc, [['rich:html', script()]])],
    ['badField', (doc) => block(doc).set('pos', 'there')],
    ['badField', (doc) => block(doc).set('pos', [7, 'a'])],
    ['badField', (doc) => block(doc).set('pos', [null, 'a'.repeat(501)])],
    ['badField', (doc) => block(doc).set('deleted', 'yes')],
    ['badField', (doc) => block(doc).set('props', new Y.Map())],
    ['badField', (doc) => block(doc).set('rich:html', new Y.XmlFragment())],
    ['badField', (doc) => block(doc).delete('rich:html')],
    ['badField', (doc) => block(doc).set('mine', 1)],
    ['badField', (doc) => pageOf(doc).set('mine', 1)],
    ['badText', (doc) => setPageProperty(doc, me, { name: 'title', value: 'a'.repeat(200_001) })],
    ['badField', (doc) => setPageProperty(doc, me, { name: 'mine', value: 'a'.repeat(200_001) })],
    ['badText', (doc) => titleOf(doc).insertEmbed(0, { a: 1 })],
    ['badText', (doc) => titleOf(doc).insert(0, 'a', { bold: true })],
    ['badText', (doc) => titleOf(doc).insert(0, 'a\0b')],
    ['badText', (doc) => titleOf(doc).setAttribute('mine', true)],
    ['badText', (doc) => titleOf(doc).setAttribute('unset', 'yes')],
    ['badText', (doc) => titleOf(doc).insertEmbed(0, new Y.Map())],
    ['badField', (doc) => doc.getMap('props').set('title', new Y.Map([['b', 1]]))],
    ['badField', (doc) => doc.getMap('props').set('title', new Uint8Array(2))],
    ['badField', (doc) => doc.getMap('props').set('title', 'a\0b')],
    ['badField', (doc) => doc.getMap('props').set('a\0b', 1)],
    ['badField', (doc) => blocksOf(doc).set('a\0b', block(doc, 'b2').clone())],
    ['badField', (doc) => put(doc, [['type', 'a\0b']])],
    ['badField', (doc) => block(doc).set('pos', [null, 'a\0b'])],
    ['badField', (doc) => doc.getMap('props').set('many', [1n])],
    ['badField', (doc) => doc.getMap('props').set('deep', nested(13))],
    ['badField', (doc) => fill(doc, 501)],
    ['badField', (doc) => doc.getArray('page').insert(0, [1])],
    // Combined with an allowed change.
    ['badField', (doc) => ['size', 'mine'].forEach((name) => block(doc).set(name, 3))],
    ['badField', (doc) => ['url', 'mine'].forEach((name) => pageOf(doc).set(name, '/a/'))],
    ['badField', (doc) => ['b1', 'b2'].forEach((uuid) => block(doc, uuid).set('pos', uuid))],
    ['badText', (doc) => fragmentOf(block(doc), 'html')?.insert(0, [new Y.XmlElement('script')])],
    ['badText', (doc) => fragmentOf(block(doc), 'html')?.insert(0, [new Y.XmlText('a\0b')])],
    ['badText', (doc) => fragmentOf(block(doc), 'html')?.insert(0, [holding(new Y.Map())])],
    ['badText', (doc) => fragmentOf(block(doc), 'html')?.insert(0, [textWith(new Y.Map())])],
    ['badText', (doc) => fragmentOf(block(doc), 'html')?.insert(0, [quotes(64)])],
  ])('is refused as %s (%#)', (rule, change) => {
    expect(judged(change)).toBe(rule);
  });

  it('is refused if it nests a text too deeply', () => {
    const doc = liveDoc(pageOfTwo);
    fragmentOf(block(doc), 'html')?.insert(0, [quotes(63)]);
    const theirs = copyOfDoc(doc);
    let inner: Y.XmlFragment | undefined = fragmentOf(block(theirs), 'html');
    for (let at = inner?.get(0); at instanceof Y.XmlElement; at = at.get(0)) inner = at;
    inner?.insert(0, [quotes(1)]);
    const found = findingsOf(doc);
    take(doc, theirs);
    expect(found).toStrictEqual(['badText']);
  });

  it('is refused if it exceeds the number of blocks', () => {
    const blocks = Array.from({ length: maxBlocks }, () => ({ type: 'text' }));
    expect(judged((doc) => put(doc, []), { ...emptyPage, blocks })).toBe('tooMany');
    const one = (doc: Y.Doc): void => removeBlock(doc, me, 'b1');
    expect(judged(one, { ...emptyPage, blocks })).toBeUndefined();
    // A removal makes room.
    const another = (doc: Y.Doc): void => {
      one(doc);
      put(doc, []);
    };
    expect(judged(another, { ...emptyPage, blocks })).toBeUndefined();
  });

  it('of an oversized page is accepted unless it shows more blocks', () => {
    const blocks = Array.from({ length: maxBlocks + 2 }, (_, nth) =>
      nth === 0 ? { type: 'text', deleted: true } : { type: 'text' },
    );
    const judgedThere = (change: (doc: Y.Doc) => void) => judged(change, { ...emptyPage, blocks });
    const edits: readonly ((doc: Y.Doc) => void)[] = [
      () => undefined,
      (doc) => removeBlock(doc, me, 'b2'),
      (doc) => resizeBlock(doc, me, { uuid: 'b2', size: 3 }),
      (doc) => setProperty(doc, me, { uuid: 'b2', name: 'deleted', value: 1 }),
      (doc) => setPageField(doc, me, { name: 'url', value: '/a/' }),
    ];
    expect(edits.map(judgedThere)).toStrictEqual(edits.map(() => undefined));
    const more: readonly ((doc: Y.Doc) => void)[] = [
      (doc) => put(doc, []),
      (doc) => block(doc).set('deleted', false),
      (doc) => block(doc).delete('deleted'),
      (doc) => block(doc, 'b2').set('pos', [null, 'a5']),
    ];
    expect(more.map(judgedThere)).toStrictEqual(more.map(() => 'tooMany'));
  });

  it('is checked equally for new and existing texts', () => {
    const text = (levels: number): Y.XmlFragment => {
      const fragment = new Y.XmlFragment();
      fragment.insert(0, [quotes(levels)]);
      return fragment;
    };
    const come = (levels: number) => judged((doc) => put(doc, [['rich:html', text(levels)]]));
    const change = (levels: number) =>
      judged((doc) => fragmentOf(block(doc), 'html')?.insert(0, [quotes(levels)]));
    expect([63, 64].map(come)).toStrictEqual([undefined, 'badText']);
    expect([63, 64].map(change)).toStrictEqual([undefined, 'badText']);
  });

  it('may remove excess properties but not set them', () => {
    const properties = Object.fromEntries(
      Array.from({ length: 502 }, (_, nth) => [`mine${nth}`, { value: 1 }]),
    );
    const lose = (doc: Y.Doc): void => doc.getMap('props').delete('mine1');
    expect(judged(lose, { ...emptyPage, properties })).toBeUndefined();
    const change = (doc: Y.Doc): void => {
      lose(doc);
      doc.getMap('props').set('mine2', 2);
    };
    expect(judged(change, { ...emptyPage, properties })).toBe('badField');
  });
});
