import fc from 'fast-check';
import * as Y from 'yjs';

import { objectIn, textIn } from '../../../blocks/model/wire.js';
import type { Json } from '../../../catalogue/contract.js';
import { typeItemText } from '../block-commands.js';
import { valueOf, type LiveValues } from './held-values.js';
import {
  isListOfTexts,
  isLiveList,
  itemIds,
  listValue,
  textOfItem,
  type LiveList,
} from './live-list.js';
import { completeTexts, setValue, valuesFor } from './live-values.js';
import { typedNamesOf } from './typed-names.js';

const typed = typedNamesOf('banner');
const name = 'actions';
const buy = { text: 'Buy', href: '/buy/' };
const read = { text: 'Read', href: '/read/' };
const ask = { text: 'Ask', action: '@start-chatting' };

/** Properties of a banner with these buttons. */
function bannerWith(value: Json | undefined): { readonly doc: Y.Doc; readonly values: LiveValues } {
  const doc = new Y.Doc();
  const values: LiveValues = doc.getMap('values');
  doc.transact(() => {
    for (const [one, held] of valuesFor(typed, value === undefined ? [] : [[name, value]]))
      values.set(one, held);
  });
  return { doc, values };
}

/** The same banner for two people, and a function that synchronises them. */
function twoBanners(value: Json) {
  const mine = bannerWith(value);
  const doc = new Y.Doc();
  const values: LiveValues = doc.getMap('values');
  const theirs = { doc, values };
  const meet = (): void => {
    Y.applyUpdate(theirs.doc, Y.encodeStateAsUpdate(mine.doc));
    Y.applyUpdate(mine.doc, Y.encodeStateAsUpdate(theirs.doc));
  };
  meet();
  return { mine, theirs, meet };
}

function listIn(values: LiveValues): LiveList {
  const held = values.get(name);
  if (!isLiveList(held)) throw new Error('The buttons are no live list.');
  return held;
}

function set({ doc, values }: ReturnType<typeof bannerWith>, value: Json | undefined): void {
  doc.transact(() => setValue(values, typed, { name, value }));
}

/** Types at the end of the text of a button. */
function type({ doc, values }: ReturnType<typeof bannerWith>, index: number, letters: string) {
  const text = textOfItem(listIn(values), index);
  if (text === undefined) throw new Error('The button has no text.');
  const before = text.toJSON();
  typeItemText(doc, 'me', { text, before, after: before + letters });
}

const shown = ({ values }: ReturnType<typeof bannerWith>) => valueOf(values.get(name));

const textsOf = (banner: ReturnType<typeof bannerWith>) =>
  (listValue(listIn(banner.values)) ?? []).map((item) => textIn(objectIn(item)?.['text']) ?? '');

describe('a live list', () => {
  it('keeps all letters of two people in the text of one button', () => {
    const { mine, theirs, meet } = twoBanners([buy, read]);
    type(mine, 0, ' now');
    type(theirs, 0, ' it');
    meet();
    expect(shown(mine)).toStrictEqual(shown(theirs));
    expect(textsOf(mine)).toStrictEqual([expect.stringMatching(/^Buy( now it| it now)$/), 'Read']);
  });

  it('keeps changes of different buttons, and of link and text of one', () => {
    const { mine, theirs, meet } = twoBanners([buy, read]);
    set(mine, [{ ...buy, href: '/shop/' }, read]);
    set(theirs, [
      { ...buy, text: 'Buy it' },
      { ...read, text: 'Read on' },
    ]);
    meet();
    const both = [
      { text: 'Buy it', href: '/shop/' },
      { ...read, text: 'Read on' },
    ];
    expect([shown(mine), shown(theirs)]).toStrictEqual([both, both]);
  });

  it('keeps letters in a button that someone else moves, and both new buttons', () => {
    const { mine, theirs, meet } = twoBanners([buy, read, ask]);
    set(mine, [ask, buy, read]);
    type(theirs, 2, ' us');
    meet();
    expect(shown(mine)).toStrictEqual([{ ...ask, text: 'Ask us' }, buy, read]);
    set(mine, [buy, read]);
    set(theirs, [{ ...ask, text: 'Ask us' }, buy, read, { text: 'Theirs', href: '/1/' }]);
    set(mine, [buy, read, { text: 'Mine', href: '/2/' }]);
    meet();
    expect(shown(mine)).toStrictEqual(shown(theirs));
    expect(textsOf(mine).toSorted()).toStrictEqual(['Buy', 'Mine', 'Read', 'Theirs']);
  });

  it('keeps the id of a button that is edited, moved, or follows a new one', () => {
    const { mine, theirs, meet } = twoBanners([buy, read]);
    const [first, second] = itemIds(listIn(mine.values));
    set(theirs, [ask, buy, read]);
    type(mine, 1, ' more');
    meet();
    const ids = itemIds(listIn(mine.values));
    expect(ids.slice(1)).toStrictEqual([first, second]);
    expect(ids).toStrictEqual(itemIds(listIn(theirs.values)));
    set(mine, [{ ...read, text: 'Read more' }, ask, buy]);
    expect(itemIds(listIn(mine.values))).toStrictEqual([second, ids[0], first]);
    expect(itemIds(listIn(bannerWith(undefined).values))).toStrictEqual([]);
  });

  it('ignores letters in a button that has been removed', () => {
    const { mine, theirs, meet } = twoBanners([buy, read]);
    const text = textOfItem(listIn(mine.values), 1);
    set(theirs, [buy]);
    meet();
    const updates: Uint8Array[] = [];
    mine.doc.on('update', (update: Uint8Array) => updates.push(update));
    if (text) typeItemText(mine.doc, 'me', { text, before: 'Read', after: 'Read on' });
    expect(updates).toStrictEqual([]);
    meet();
    expect([text?._item?.deleted, shown(mine), shown(theirs)]).toStrictEqual([true, [buy], [buy]]);
  });

  it('returns every list that was set, after any number of changes', () => {
    const item = fc.oneof(
      fc.constantFrom<Json>(buy, read, ask, 'bare', { text: '' }, { href: '/' }, {}),
      fc.record(
        { text: fc.string({ maxLength: 3 }), href: fc.constantFrom('/', '/a/') },
        { noNullPrototype: true },
      ),
    );
    const lists = fc.array(fc.array(item, { maxLength: 6 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(lists, (all) => {
        const { mine, theirs, meet } = twoBanners([buy, read]);
        for (const [nth, list] of all.entries()) {
          const one = nth % 2 === 0 ? mine : theirs;
          set(one, list);
          expect(shown(one)).toStrictEqual(list);
          meet();
        }
        expect(shown(mine)).toStrictEqual(shown(theirs));
      }),
    );
  });

  it('has no value while its property has the default, and is empty otherwise', () => {
    const banner = bannerWith(undefined);
    expect([isLiveList(banner.values.get(name)), shown(banner)]).toStrictEqual([true, undefined]);
    set(banner, []);
    expect(shown(banner)).toStrictEqual([]);
    set(banner, [buy]);
    set(banner, undefined);
    expect(shown(banner)).toBeUndefined();
  });

  it('is created for every list of texts, and other values stay as they are', () => {
    const others: readonly Json[] = [[1], [null], [{ text: 1 }], '[{"text":"Buy"}]', 7, { a: 1 }];
    expect(others.filter(isListOfTexts)).toStrictEqual([]);
    expect(isListOfTexts(Array.from({ length: 101 }, () => 'a'))).toBe(false);
    for (const value of others) {
      const banner = bannerWith(value);
      expect([isLiveList(banner.values.get(name)), shown(banner)]).toStrictEqual([false, value]);
      set(banner, [buy]);
      expect([isLiveList(banner.values.get(name)), shown(banner)]).toStrictEqual([true, [buy]]);
      set(banner, value);
      expect(shown(banner)).toStrictEqual(value);
    }
  });

  it('replaces a plain list that an older client wrote', () => {
    const doc = new Y.Doc();
    const values: LiveValues = new Y.Map([[name, [buy, 'bare']]]);
    doc.getMap('blocks').set(
      'b1',
      new Y.Map<unknown>([
        ['type', 'banner'],
        ['props', values],
      ]),
    );
    expect([completeTexts(doc, 'server'), completeTexts(doc, 'server')]).toStrictEqual([
      true,
      false,
    ]);
    expect(valueOf(values.get(name))).toStrictEqual([buy, 'bare']);
    expect(isLiveList(values.get(name))).toBe(true);
  });
});
