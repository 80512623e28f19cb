import * as Y from 'yjs';

import type { Json } from '../../../catalogue/contract.js';
import { liveSchema } from '../../../collab/contract.js';
import { removeBlock } from '../block-commands.js';
import { sanitizedCopy } from './sanitized-copy.js';
import { blockIn, blocksOf, pagePropertiesOf, propertiesOf } from '../live-page.js';
import { liveDoc } from '../live-page.testing.js';
import { pageContentOf } from '../page-content.js';
import { insertBlock } from '../tree-commands.js';

const block = (uuid: string) => ({ uuid, type: 'text', size: 6, properties: {} }) as const;
const at = { parent: null, index: 0 };

/** Page with a text and a removed text. */
function edited(): Y.Doc {
  const doc = liveDoc();
  for (const uuid of ['kept', 'gone']) insertBlock(doc, 'me', { block: block(uuid), at });
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText('Hello')]);
  const text = blockIn(doc, 'kept')?.get('rich:html');
  if (text instanceof Y.XmlFragment) text.insert(0, [paragraph]);
  removeBlock(doc, 'me', 'gone');
  return doc;
}

describe('freshCopy', () => {
  it('keeps the content, including removed blocks, in the next epoch', () => {
    const doc = edited();
    const copy = sanitizedCopy(doc, 2);
    expect(pageContentOf(copy)).toStrictEqual(pageContentOf(doc));
    expect(blocksOf(copy).toJSON()).toStrictEqual(blocksOf(doc).toJSON());
    expect(copy.getMap('meta').toJSON()).toStrictEqual({
      ...doc.getMap('meta').toJSON(),
      epoch: 2,
      schema: liveSchema,
    });
  });

  it('drops the history', () => {
    const doc = edited();
    const size = (held: Y.Doc): number => Y.encodeStateAsUpdate(held).length;
    const before = size(doc);
    // Yjs stores every client that ever wrote.
    for (let nth = 1; nth <= 500; nth += 1) {
      doc.clientID = nth;
      pagePropertiesOf(doc).set('title', String(nth));
    }
    expect(size(doc)).toBeGreaterThan(3 * before);
    expect(size(sanitizedCopy(doc, 2))).toBeLessThan(1.2 * before);
  });

  it('retains plain values that are longer than a client may write', () => {
    const doc = edited();
    pagePropertiesOf(doc).set('list', ['a'.repeat(250_000)]);
    expect(pagePropertiesOf(sanitizedCopy(doc, 2)).get('list')).toStrictEqual([
      'a'.repeat(250_000),
    ]);
  });

  it('drops lists with an invalid text', () => {
    const doc = edited();
    const item = new Y.Map<Json | Y.Text>([
      ['at', 'a0'],
      ['rest', null],
      ['text', new Y.Text('a\0b')],
    ]);
    doc.getMap('props').set('list', new Y.Map([['i1', item]]));
    expect(pagePropertiesOf(sanitizedCopy(doc, 2)).has('list')).toBe(false);
  });

  it('drops what cannot be stored or traversed', () => {
    const doc = edited();
    const whole = pageContentOf(doc);
    pagePropertiesOf(doc).set('spoiled', 'a\0b');
    pagePropertiesOf(doc).set('na\0me', 'a');
    blocksOf(doc).set('no\0name', new Y.Map([['type', 'text']]));
    blocksOf(doc).set('no block', 1);
    blocksOf(doc).set('no type', new Y.Map());
    const kept = blockIn(doc, 'kept');
    kept?.set('within', new Y.Map([['within', new Y.Map()]]));
    const values = kept?.get('props');
    if (values instanceof Y.Map) values.set('spoiled', '\uD800');
    expect(pageContentOf(sanitizedCopy(doc, 2))).toStrictEqual(whole);
    let at: Y.XmlFragment = new Y.XmlFragment();
    kept?.set('rich:html', at);
    for (let level = 0; level < 70; level += 1) {
      const inner = new Y.XmlElement('blockquote');
      at.insert(0, [inner]);
      at = inner;
    }
    expect(blockIn(sanitizedCopy(doc, 2), 'kept')?.get('rich:html')).toHaveLength(0);
    kept?.set('props', 'none');
    const copied = blockIn(sanitizedCopy(doc, 2), 'kept');
    expect(copied && propertiesOf(copied)?.toJSON()).toStrictEqual({});
  });
});
