import fc from 'fast-check';

import { mentionedIn, mentionOf, partsOf, type CommentPart } from './mentions.js';

describe('mentions of a comment', () => {
  it('are found once each, in order', () => {
    const text = 'Ask @[staff:3], then @[customer:17] and @[staff:3] again.';
    expect(mentionedIn(text)).toStrictEqual(['staff:3', 'customer:17']);
    expect(mentionedIn('An @ and [brackets]')).toStrictEqual([]);
  });

  it.each([
    '@[visitor]',
    '@[customer:0]',
    '@[customer:1234567890]',
    '@ [customer:7]',
    '@[order:7]',
  ])('are not found in %s', (text) => {
    expect(mentionedIn(text)).toStrictEqual([]);
    expect(partsOf(text)).toStrictEqual([{ text }]);
  });

  it('split the text into parts', () => {
    expect(partsOf('@[customer:7] look: @[staff:3]')).toStrictEqual([
      { person: 'customer:7' },
      { text: ' look: ' },
      { person: 'staff:3' },
    ]);
    expect(partsOf('')).toStrictEqual([]);
  });

  it('preserve the whole text', () => {
    const written = (part: CommentPart) => ('text' in part ? part.text : mentionOf(part.person));
    const piece = fc.oneof(fc.string(), fc.constantFrom('@[customer:7]', '@[staff:12]', '@[', ']'));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(partsOf(text).map(written).join('')).toBe(text);
      }),
    );
  });
});
