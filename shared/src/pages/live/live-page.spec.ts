import * as Y from 'yjs';

import { liveBlocks, liveBlock } from './live-blocks.js';
import { blocksOf, fragmentsOf, positionOf, propertiesOf, sizeOf, typeOf } from './live-page.js';
import { emptyPage, liveDoc } from './live-page.testing.js';

/** Block with fields that our own code never writes. */
function held(fields: Readonly<Record<string, unknown>>): Y.Map<unknown> {
  const block = new Y.Map(Object.entries(fields));
  blocksOf(liveDoc()).set('a', block);
  return block;
}

describe('live block fields', () => {
  it('fall back to defaults if they are malformed', () => {
    const block = held({ type: 7, pos: [7, null], size: '6', props: 'a' });
    expect([typeOf(block), positionOf(block), sizeOf(block), propertiesOf(block)]).toStrictEqual([
      '',
      [null, ''],
      12,
      undefined,
    ]);
    for (const pos of [undefined, 'a', { 0: 'a' }])
      expect(positionOf(held({ pos }))).toStrictEqual([null, '']);
  });

  it('contain rich texts by name and ignore malformed ones', () => {
    const text = new Y.XmlFragment();
    const block = held({ 'rich:html': text, 'rich:no': 'a', other: new Y.XmlFragment() });
    expect(fragmentsOf(block)).toStrictEqual([['html', text]]);
  });

  it('are undefined for a non-block', () => {
    const doc = liveDoc({ ...emptyPage, blocks: [{ type: 'row' }] });
    blocksOf(doc).set('n', 'a');
    expect(liveBlock(doc, 'n')).toBeUndefined();
    expect(liveBlock(doc, 'gone')).toBeUndefined();
    expect(liveBlocks(doc).map(({ uuid }) => uuid)).toStrictEqual(['b1']);
  });
});
