import * as Y from 'yjs';

import type { Json } from '../../catalogue/contract.js';
import { propertiesOf } from './live-page.js';
import { liveDoc } from './live-page.testing.js';
import type { BrokenRule } from './rule-broken.js';
import { block, judged, judgedIn, pageOfTwo, put } from './rule-broken.testing.js';
import { isLiveList, type LiveList } from './text/live-list.js';
import { isLiveText } from './text/live-text.js';

/** List with one item, whose fields extend or replace valid ones. */
const listWith = (fields: Readonly<Record<string, unknown>>): Y.Map<unknown> => {
  const item = { at: 'a0', rest: { href: '/' }, text: new Y.Text('Buy'), ...fields };
  return new Y.Map([['i1', new Y.Map(Object.entries(item))]]);
};
const putList = (doc: Y.Doc, list: Y.Map<unknown>): void =>
  put(doc, [['props', new Y.Map([['actions', list]])]]);
/** Parts of the list in a document. */
interface Parts {
  readonly list: LiveList;
  readonly item: Y.Map<Json | Y.Text>;
  readonly text: Y.Text;
}

function partsIn(doc: Y.Doc): Parts {
  const list = propertiesOf(block(doc, 'n'))?.get('actions');
  const item = isLiveList(list) ? list.get('i1') : undefined;
  const text = item instanceof Y.Map ? item.get('text') : undefined;
  if (!isLiveList(list) || !(item instanceof Y.Map) || !isLiveText(text))
    throw new Error('The block has no list with a text.');
  return { list, item, text };
}

/** Returns the finding about a change of an existing list. */
function judgedList(change: (parts: Parts) => void): BrokenRule | undefined {
  const doc = liveDoc(pageOfTwo);
  putList(doc, listWith({}));
  return judgedIn(doc, (theirs) => change(partsIn(theirs)));
}

describe('an update of a live list', () => {
  it('may contain items with an order key, a text and other values', () => {
    const items: readonly Readonly<Record<string, unknown>>[] = [
      {},
      { rest: null },
      { rest: { text: 'also' } },
      { text: new Y.Text() },
    ];
    for (const item of items) expect(judged((doc) => putList(doc, listWith(item)))).toBeUndefined();
    expect(judged((doc) => putList(doc, new Y.Map([['unset', true]])))).toBeUndefined();
    const changes: readonly ((parts: Parts) => void)[] = [
      ({ item }) => item.set('at', 'a1'),
      ({ item }) => item.set('rest', null),
      ({ text }) => text.insert(3, ' now'),
      ({ list }) => list.delete('i1'),
    ];
    expect(changes.map(judgedList)).toStrictEqual(changes.map(() => undefined));
  });

  it('is refused if an item is invalid', () => {
    const items: readonly Readonly<Record<string, unknown>>[] = [
      { at: 1 },
      { rest: { text: '\0' } },
      { rest: { text: 'a'.repeat(200_000) } },
      { text: 'plain' },
      { text: new Y.Map() },
      { text: new Y.Text('\0') },
      { more: 1 },
    ];
    for (const item of items)
      expect(judged((doc) => putList(doc, listWith(item)))).toBe('badField');
    expect(judged((doc) => putList(doc, new Y.Map([['i1', 1]])))).toBe('badField');
    expect(judged((doc) => putList(doc, new Y.Map([['unset', 1]])))).toBe('badField');
    const many = Array.from({ length: 102 }, (_, at) => [`i${String(at)}`, true] as const);
    expect(judged((doc) => putList(doc, new Y.Map(many)))).toBe('badField');
    const changes: readonly ((parts: Parts) => void)[] = [
      ({ item }) => item.set('at', 1),
      ({ item }) => item.set('more', 1),
      ({ text }) => text.insert(3, '\0'),
      ({ text }) => text.insertEmbed(0, new Y.Map()),
      ({ list }) => list.set('i2', new Y.Map()),
    ];
    expect(changes.map(judgedList)).toStrictEqual(changes.map(() => 'badField'));
  });
});
