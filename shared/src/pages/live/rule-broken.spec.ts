import * as Y from 'yjs';

import { removeBlock, resizeBlock, setProperty } from './block-commands.js';
import { setText } from './set-text.testing.js';
import { giveIds } from './give-ids.js';
import { blockIn, blocksOf, fragmentOf, metaOf, pageOf, type BlockMap } from './live-page.js';
import { copyOfDoc, counted, emptyPage, liveDoc, readParagraphs } from './live-page.testing.js';
import { setPageField, setPageFlag, setPageProperty } from './page-commands.js';
import { maxBlocks } from './resolve-tree.js';
import { isWithinBlocks, ruleBroken, type BrokenRule } from './rule-broken.js';
import { duplicateBlocks, moveBlocks } from './several/several-blocks.js';
import { insertBlock, moveBlock } from './tree-commands.js';

const me = { name: 'me' };
const end = { parent: null, index: 99 };
const page = {
  ...emptyPage,
  blocks: [{ id: 1, type: 'text', properties: { html: { value: '<p>a</p>' } } }, { type: 'row' }],
};

/** What the server finds of what somebody did to their copy. */
function judged(change: (theirs: Y.Doc) => void, seeded = page): BrokenRule | undefined {
  const doc = liveDoc(seeded);
  giveIds(doc, 'server');
  const theirs = copyOfDoc(doc);
  change(theirs);
  const found: (BrokenRule | undefined)[] = [];
  doc.on('afterTransaction', (transaction: Y.Transaction) => {
    if (transaction.origin === 'theirs') found.push(ruleBroken(transaction));
  });
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(theirs, Y.encodeStateVector(doc)), 'theirs');
  expect(found).toHaveLength(1);
  return found[0];
}

const block = (doc: Y.Doc, uuid = 'b1'): BlockMap => blockIn(doc, uuid) ?? new Y.Map();
const put = (doc: Y.Doc, fields: readonly (readonly [string, unknown])[]): void => {
  const plain: readonly (readonly [string, unknown])[] = [
    ['type', 'text'],
    ['pos', [null, 'a5']],
    ['size', 12],
    ['props', new Y.Map()],
  ];
  blocksOf(doc).set('n', new Y.Map(new Map([...plain, ...fields])));
};

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, nth) => `mine${nth}`);
/** A node of a text, with what no attribute is. */
const holding = (held: object): Y.XmlElement => {
  const node = new Y.XmlElement('paragraph');
  // Nobody would, who goes by the types.
  node.setAttribute('textAlign', held as unknown as string);
  return node;
};
/** Words with something among them that is no letter. */
const said = (among: object): Y.XmlText => {
  const words = new Y.XmlText('a');
  words.insertEmbed(1, among);
  return words;
};
/** Quotes within each other. */
const quotes = (levels: number): Y.XmlElement => {
  const outer = new Y.XmlElement('blockquote');
  if (levels > 1) outer.insert(0, [quotes(levels - 1)]);
  return outer;
};

describe('what somebody does to a live page', () => {
  it.each<[string, (doc: Y.Doc) => void]>([
    ['a field', (doc) => setPageField(doc, me, { name: 'url', value: '/a/' })],
    ['a flag', (doc) => setPageFlag(doc, me, { name: 'spring', isSet: true })],
    ['a property of the page', (doc) => setPageProperty(doc, me, { name: 'title', value: 'A' })],
    ['a property', (doc) => setProperty(doc, me, { uuid: 'b1', name: 'align', value: ['a'] })],
    ['a size', (doc) => resizeBlock(doc, me, { uuid: 'b1', size: 3 })],
    ['a move', (doc) => moveBlock(doc, me, { uuid: 'b1', to: { parent: 'b2', index: 0 } })],
    ['words', (doc) => setText(doc, me, { uuid: 'b1', name: 'html', text: readParagraphs('b') })],
    ['removal', (doc) => removeBlock(doc, me, 'b1')],
    ['a copy', (doc) => void duplicateBlocks(doc, me, { uuids: ['b1'], newId: counted('n') })],
    ['several moves', (doc) => moveBlocks(doc, me, { uuids: ['b1', 'b2'], to: end })],
    ['a new block', (doc) => insertBlock(doc, me, { block: { uuid: 'n', type: 'text' }, at: end })],
    ['a block of a type unheard of', (doc) => put(doc, [['type', 'holoDeck']])],
  ])('is taken: %s', (_, change) => {
    expect(judged(change)).toBeUndefined();
  });

  it('is taken when it is undone and done again, also after the server has named it', () => {
    const doc = liveDoc(page);
    const theirs = copyOfDoc(doc);
    const found: (BrokenRule | undefined)[] = [];
    const tell = (): void =>
      Y.applyUpdate(doc, Y.encodeStateAsUpdate(theirs, Y.encodeStateVector(doc)), 'theirs');
    doc.on('afterTransaction', (transaction: Y.Transaction) => {
      if (transaction.origin === 'theirs') found.push(ruleBroken(transaction));
    });
    const undo = new Y.UndoManager(blocksOf(theirs), {
      trackedOrigins: new Set([me]),
      captureTimeout: 0,
    });
    insertBlock(theirs, me, { block: { uuid: 'n', type: 'text' }, at: end });
    removeBlock(theirs, me, 'b1');
    tell();
    giveIds(doc, 'server');
    Y.applyUpdate(theirs, Y.encodeStateAsUpdate(doc));
    for (const step of ['undo', 'undo', 'redo', 'redo', 'undo', 'undo', 'redo'] as const) {
      undo[step]();
      tell();
    }
    expect(blockIn(doc, 'n')?.get('type')).toBe('text');
    expect(new Set(found)).toEqual(new Set([undefined]));
  });

  it.each<[BrokenRule, (doc: Y.Doc) => void]>([
    ['metaTouched', (doc) => metaOf(doc).set('epoch', 2)],
    ['unknownRoot', (doc) => doc.getMap('mine').set('a', 1)],
    ['wireTouched', (doc) => block(doc).set('wire', '{}')],
    ['wireTouched', (doc) => put(doc, [['wire', '{}']])],
    ['typeChanged', (doc) => block(doc).set('type', 'row')],
    ['typeChanged', (doc) => blocksOf(doc).set('b1', block(doc, 'b2').clone())],
    ['badSize', (doc) => block(doc).set('size', 2)],
    ['badSize', (doc) => put(doc, [['size', 2.5]])],
    ['badField', (doc) => blocksOf(doc).set('n', 'a block')],
    ['badField', (doc) => put(doc, [['type', '']])],
    ['badField', (doc) => put(doc, [['props', 7]])],
    ['badField', (doc) => put(doc, [['pos', [null, 'a', 'b']]])],
    ['badField', (doc) => put(doc, [['mine', 1]])],
    ['badField', (doc) => put(doc, [['props', new Y.Map([['a', new Y.Map()]])]])],
    ['badText', (doc) => put(doc, [['rich:html', new Y.Map()]])],
    ['badField', (doc) => block(doc).set('pos', 'there')],
    ['badField', (doc) => block(doc).set('pos', [7, 'a'])],
    ['badField', (doc) => block(doc).set('pos', [null, 'a'.repeat(501)])],
    ['badField', (doc) => block(doc).set('deleted', 'yes')],
    ['badField', (doc) => block(doc).set('props', new Y.Map())],
    ['badField', (doc) => block(doc).set('rich:html', new Y.XmlFragment())],
    ['badField', (doc) => block(doc).delete('rich:html')],
    ['badField', (doc) => block(doc).set('mine', 1)],
    ['badField', (doc) => pageOf(doc).set('mine', 1)],
    ['badField', (doc) => setPageProperty(doc, me, { name: 'title', value: 'a'.repeat(200_001) })],
    ['badField', (doc) => doc.getMap('props').set('title', new Y.Map())],
    ['badField', (doc) => doc.getMap('props').set('title', new Uint8Array(2))],
    ['badField', (doc) => doc.getMap('props').set('title', 'a\0b')],
    ['badField', (doc) => doc.getMap('props').set('a\0b', 1)],
    ['badField', (doc) => blocksOf(doc).set('a\0b', block(doc, 'b2').clone())],
    ['badField', (doc) => put(doc, [['type', 'a\0b']])],
    ['badField', (doc) => block(doc).set('pos', [null, 'a\0b'])],
    ['badField', (doc) => doc.getMap('props').set('many', [1n])],
    ['badField', (doc) => doc.getMap('props').set('deep', nested(13))],
    ['badField', (doc) => names(501).forEach((name) => doc.getMap('props').set(name, 1))],
    ['badText', (doc) => fragmentOf(block(doc), 'html')?.insert(0, [new Y.XmlElement('script')])],
    ['badText', (doc) => fragmentOf(block(doc), 'html')?.insert(0, [new Y.XmlText('a\0b')])],
    ['badText', (doc) => fragmentOf(block(doc), 'html')?.insert(0, [holding(new Y.Map())])],
    ['badText', (doc) => fragmentOf(block(doc), 'html')?.insert(0, [said(new Y.Map())])],
    ['badText', (doc) => fragmentOf(block(doc), 'html')?.insert(0, [quotes(65)])],
  ])('is refused as %s (%#)', (rule, change) => {
    expect(judged(change)).toBe(rule);
  });

  it('is refused where somebody puts one more into as many texts as there may be', () => {
    const doc = liveDoc(page);
    fragmentOf(block(doc), 'html')?.insert(0, [quotes(64)]);
    const theirs = copyOfDoc(doc);
    let inner: Y.XmlFragment | undefined = fragmentOf(block(theirs), 'html');
    for (let at = inner?.get(0); at instanceof Y.XmlElement; at = at.get(0)) inner = at;
    inner?.insert(0, [quotes(1)]);
    const found: unknown[] = [];
    doc.on('afterTransaction', (transaction: Y.Transaction) => found.push(ruleBroken(transaction)));
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(theirs));
    expect(found).toEqual(['badText']);
  });

  it('is refused where the page has more blocks than it may', () => {
    const blocks = Array.from({ length: maxBlocks }, () => ({ type: 'text' }));
    expect(judged((doc) => put(doc, []), { ...emptyPage, blocks })).toBe('tooMany');
    const one = (doc: Y.Doc): void => removeBlock(doc, me, 'b1');
    expect(judged(one, { ...emptyPage, blocks })).toBeUndefined();
  });
});

describe('a change of some blocks alone', () => {
  /** Whether it stays within them. */
  const staysWithin = (change: (doc: Y.Doc) => void, blocks: ReadonlySet<string> | 'all') => {
    const doc = liveDoc(page);
    const found: boolean[] = [];
    doc.on('afterTransaction', (transaction: Y.Transaction) => {
      found.push(isWithinBlocks(transaction, blocks));
    });
    doc.transact(() => change(doc));
    return found;
  };
  const resize =
    (...uuids: readonly string[]) =>
    (doc: Y.Doc) => {
      for (const uuid of uuids) resizeBlock(doc, me, { uuid, size: 3 });
    };
  const only = new Set(['b1']);

  it.each<[boolean, string, (doc: Y.Doc) => void]>([
    [true, 'its size', resize('b1')],
    [true, 'its property', (doc) => setProperty(doc, me, { uuid: 'b1', name: 'a', value: 1 })],
    [true, 'its words', (doc) => fragmentOf(block(doc), 'html')?.insert(0, [quotes(1)])],
    [true, 'nothing', () => undefined],
    [false, 'another', resize('b2')],
    [false, 'both', resize('b1', 'b2')],
    [false, 'a block that came', (doc) => put(doc, [])],
    [false, 'a field of the page', (doc) => setPageField(doc, me, { name: 'url', value: '/a/' })],
    [false, 'what is named as it is elsewhere', (doc) => doc.getMap('props').set('b1', 1)],
  ])('is told: %s, %s', (isWithin, _, change) => {
    expect(staysWithin(change, only)).toEqual([isWithin]);
    expect(staysWithin(change, 'all')).toEqual([true]);
  });

  it('is none where there are none that may be changed', () => {
    expect(staysWithin(resize('b1'), new Set())).toEqual([false]);
  });
});
