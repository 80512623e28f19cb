import { insertBlock } from '@selvedge/shared/pages/live/tree-commands';
import { blockIn, fragmentOf } from '@selvedge/shared/pages/live/live-page';
import { createRelativePositionFromTypeIndex, Doc, XmlElement, XmlText } from 'yjs';

import { textPlaceOf } from './text-place.js';

const uuid = '0b6fd1f1-0000-4000-8000-0000000000b1';

describe('textPlaceOf', () => {
  const doc = new Doc();
  insertBlock(doc, 'me', {
    block: { uuid, type: 'text', size: 12, properties: {} },
    at: { parent: null, index: 0 },
  });
  const block = blockIn(doc, uuid);
  const fragment = block && fragmentOf(block, 'html');
  if (fragment === undefined) throw new Error('A text block has rich text.');
  const [first, text] = [new XmlText('One two'), new XmlText('Three')];
  fragment.insert(
    fragment.length,
    [first, text].map((inner) => {
      const paragraph = new XmlElement('paragraph');
      paragraph.insert(0, [inner]);
      return paragraph;
    }),
  );
  fragment.delete(0, fragment.length - 2);

  it('counts the characters before the caret', () => {
    const at = createRelativePositionFromTypeIndex(text, 2);
    const end = createRelativePositionFromTypeIndex(fragment, 2);
    expect(textPlaceOf(doc, uuid, { anchor: at, head: end })).toStrictEqual({
      anchor: 9,
      head: 12,
    });
    const start = createRelativePositionFromTypeIndex(fragment, 1);
    expect(textPlaceOf(doc, uuid, { anchor: start, head: at })).toStrictEqual({
      anchor: 7,
      head: 9,
    });
  });

  it('returns undefined for invalid positions and for those of another block', () => {
    const at = createRelativePositionFromTypeIndex(doc.getMap('props'), 0);
    for (const anchor of [null, 'there', {}, { item: 'x' }, at])
      expect(textPlaceOf(doc, uuid, { anchor, head: anchor })).toBeUndefined();
    expect(textPlaceOf(doc, 'nobody', { anchor: at, head: at })).toBeUndefined();
  });
});
