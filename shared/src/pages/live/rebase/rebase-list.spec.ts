import fc from 'fast-check';
import * as Y from 'yjs';

import type { Json } from '../../../catalogue/contract.js';
import { setProperty } from '../block-commands.js';
import { found } from '../block-commands.js';
import { propertiesOf } from '../live-page.js';
import { copyOfDoc, emptyPage, liveDoc } from '../live-page.testing.js';
import { sanitizedCopy } from '../sanitize/sanitized-copy.js';
import { valueOf } from '../text/held-values.js';
import { rebase } from './rebase.js';

const name = 'actions';
const button = (text: string, href = '/') => ({ text, href });
const [buy, read, ask] = [button('Buy now'), button('Read'), button('Ask')];

const buttonsIn = (doc: Y.Doc): Json | undefined =>
  valueOf(propertiesOf(found(doc, 'b1'))?.get(name));
const set = (doc: Y.Doc, value: Json | undefined): void => {
  setProperty(doc, 'me', { uuid: 'b1', name, value });
};

/** Rebases a local list onto a rebuilt document in which others set another list. */
function apart(
  before: readonly Json[] | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
) {
  const properties = before === undefined ? {} : { [name]: { value: [...before] } };
  const seed = liveDoc({ ...emptyPage, blocks: [{ type: 'banner', properties }] });
  // Items that were added later have ids of their client.
  const own = copyOfDoc(seed);
  set(own, mine);
  const others = copyOfDoc(seed);
  set(others, theirs);
  const doc = sanitizedCopy(others, 2);
  const left = rebase(doc, 'me', { stored: seed, mine: own });
  const [change] = left;
  const conflict = change?.kind === 'changed' ? change : undefined;
  return { value: buttonsIn(doc), names: conflict?.names ?? [], items: conflict?.items ?? [] };
}

describe('lists that two people changed while the document was rebuilt', () => {
  const merged = (value: readonly Json[]) => ({ value, names: [], items: [] });

  it('merge changes of different items', () => {
    const sale = { ...buy, text: 'Buy in the sale' };
    const story = { ...read, text: 'Read the story', href: '/story/' };
    expect(apart([buy, read, ask], [sale, read, ask], [buy, story, ask])).toStrictEqual(
      merged([sale, story, ask]),
    );
    expect(apart([buy, read], [buy, read, ask], [buy, story])).toStrictEqual(
      merged([buy, story, ask]),
    );
    expect(apart([buy, read, ask], [read, ask], [buy, read, sale])).toStrictEqual(
      merged([read, sale]),
    );
  });

  it('merge the text and the link of one item, and letters in different parts of a text', () => {
    expect(apart([buy], [button('Buy this now', '/')], [button('Buy now', '/buy/')])).toStrictEqual(
      merged([button('Buy this now', '/buy/')]),
    );
    expect(apart([buy], [button('Buy now!')], [button('Please buy now')])).toMatchObject({
      names: [],
    });
    expect(apart([buy], [button('Buy now!')], [button('Just Buy now')])).toStrictEqual(
      merged([button('Just Buy now!')]),
    );
  });

  it('keep the others’ version of an item that both changed, and report only this item', () => {
    const [mine, theirs] = [button('Order'), button('Get it')];
    expect(apart([buy, read], [mine, button('Read on')], [theirs, read])).toStrictEqual({
      value: [theirs, button('Read on')],
      names: [],
      items: [{ name, item: mine }],
    });
    expect(apart([buy], [button('Buy now', '/a/')], [button('Buy now', '/b/')])).toStrictEqual({
      value: [button('Buy now', '/b/')],
      names: [],
      items: [{ name, item: button('Buy now', '/a/') }],
    });
  });

  it('report an item that one removed and the other changed', () => {
    const sale = { ...buy, text: 'Buy in the sale' };
    expect(apart([buy, read], [sale, read], [read])).toStrictEqual({
      value: [read],
      names: [],
      items: [{ name, item: sale }],
    });
    expect(apart([buy, read], [read], [sale, read])).toStrictEqual({
      value: [sale, read],
      names: [],
      items: [{ name, item: buy }],
    });
    expect(apart([buy, read], [read], [read])).toStrictEqual(merged([read]));
  });

  it('merge new items, also those of an empty list', () => {
    expect(apart(undefined, [buy], [read])).toMatchObject({ names: [], items: [] });
    expect(apart(undefined, [buy], [read]).value).toHaveLength(2);
    expect(apart([read], [buy, read], [read, ask])).toStrictEqual(merged([buy, read, ask]));
  });

  it('take a new order unless others changed it too', () => {
    const edited = { ...read, href: '/read/' };
    expect(apart([buy, read, ask], [ask, buy, read], [buy, edited, ask])).toStrictEqual(
      merged([ask, buy, edited]),
    );
    expect(apart([buy, read, ask], [ask, buy, read], [read, buy, ask])).toStrictEqual({
      value: [read, buy, ask],
      names: [name],
      items: [],
    });
  });

  it('are one conflict if one side restored the default', () => {
    expect(apart([buy], undefined, [{ ...buy, href: '/buy/' }])).toStrictEqual({
      value: [{ ...buy, href: '/buy/' }],
      names: [name],
      items: [],
    });
  });

  it('have no conflict if only one side changed them', () => {
    const list = fc.array(fc.constantFrom(buy, read, ask, button('')), { maxLength: 5 });
    fc.assert(
      fc.property(list, list, (before, after) => {
        expect(apart(before, after, before)).toStrictEqual(merged(after));
        expect(apart(before, before, after)).toStrictEqual(merged(after));
      }),
    );
  });
});
