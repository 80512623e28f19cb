import fc from 'fast-check';

import { mentionedIn, mentionOf, partsOf, type CommentPart } from './mentions.js';

describe('the people whom a comment mentions', () => {
  it('are found once each, in the order of the text', () => {
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
  ])('are none in %s', (text) => {
    expect(mentionedIn(text)).toStrictEqual([]);
    expect(partsOf(text)).toStrictEqual([{ text }]);
  });

  it('stand between the words', () => {
    expect(partsOf('@[customer:7] look: @[staff:3]')).toStrictEqual([
      { person: 'customer:7' },
      { text: ' look: ' },
      { person: 'staff:3' },
    ]);
    expect(partsOf('')).toStrictEqual([]);
  });

  it('leave nothing of the text out', () => {
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
