import * as Y from 'yjs';

import { resizeBlock, setProperty } from './block-commands.js';
import { fragmentOf } from './live-page.js';
import { liveDoc } from './live-page.testing.js';
import { setPageField } from './page-commands.js';
import { isWithinBlocks } from './rule-broken.js';
import { block, pageOfTwo, put, quotes } from './rule-broken.testing.js';

const me = { name: 'me' };

describe('isWithinBlocks', () => {
  /** Results for the transactions of a change. */
  const staysWithin = (
    change: (doc: Y.Doc) => void,
    blocks: ReadonlySet<string> | 'all',
    doc = liveDoc(pageOfTwo),
  ) => {
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
    [false, 'an equal name in another map', (doc) => doc.getMap('props').set('b1', 1)],
  ])('is %s for a change of %s', (isWithin, _, change) => {
    expect(staysWithin(change, only)).toStrictEqual([isWithin]);
    expect(staysWithin(change, 'all')).toStrictEqual([true]);
  });

  it('ignores equal names in other maps', () => {
    const doc = liveDoc(pageOfTwo);
    const within = new Y.Map();
    doc.getMap('props').set('b1', within);
    expect(staysWithin(() => within.set('a', 1), only, doc)).toStrictEqual([false]);
  });

  it('is false if no blocks are allowed', () => {
    expect(staysWithin(resize('b1'), new Set())).toStrictEqual([false]);
  });
});
