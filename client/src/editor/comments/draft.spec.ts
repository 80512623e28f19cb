import fc from 'fast-check';

import { mentionAt, withUniqueLabels, draftOf, matching, textOf, insertMention } from './draft.js';

const people = withUniqueLabels([
  { id: 'customer:1', name: 'Ada' },
  { id: 'customer:2', name: 'Ada Lovelace' },
  { id: 'customer:3', name: 'Robin (Weaver)' },
  { id: 'customer:4', name: 'Ada' },
]);

describe('comment drafts', () => {
  it('number people who share a name', () => {
    expect(people.map(({ label }) => label)).toStrictEqual([
      ...['Ada', 'Ada Lovelace', 'Robin (Weaver)', 'Ada 2'],
    ]);
  });

  it.each([
    ['Ask @Ada!', 'Ask @[customer:1]!'],
    ['Ask @Ada Lovelace.', 'Ask @[customer:2].'],
    ['@Ada 2 and @Ada', '@[customer:4] and @[customer:1]'],
    ['@Robin (Weaver)', '@[customer:3]'],
    ['@Adam and @Nobody', '@Adam and @Nobody'],
    ['@@Ada @', '@@[customer:1] @'],
    ['@Ada𝕒 @Ada1 @Ada_', '@Ada𝕒 @Ada1 @[customer:1]_'],
  ])('replace labels by user ids when sent: %s', (draft, text) => {
    expect(textOf(draft, people)).toBe(text);
    expect(draftOf(text, people)).toBe(draft);
  });

  it('keep mentions of unknown people', () => {
    expect(draftOf('@[staff:9] said', people)).toBe('@[staff:9] said');
    expect(textOf('@Ada', [])).toBe('@Ada');
  });

  it('restore the same text after conversion to a draft and back', () => {
    const piece = fc.constantFrom(...people.map(({ id }) => `@[${id}]`), ' ', '.', ' so ', '\n');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join(' ');
        expect(textOf(draftOf(text, people), people)).toBe(text);
      }),
    );
  });
});

describe('mention queries', () => {
  it('start at an @ that follows a space or the start of the text', () => {
    expect(mentionAt('See @Ad', 7)).toStrictEqual({ from: 4, query: 'Ad' });
    expect(mentionAt('@', 1)).toStrictEqual({ from: 0, query: '' });
    expect(mentionAt('See @Ad', 5)).toStrictEqual({ from: 4, query: '' });
    expect(mentionAt('ada@example.test', 10)).toBeUndefined();
    expect(mentionAt('See Ada', 7)).toBeUndefined();
    expect(mentionAt('@Ada\nthen', 9)).toBeUndefined();
  });

  it('match the start of each word of a name', () => {
    const found = (query: string) => matching(query, people).map(({ id }) => id);
    expect(found('lov')).toStrictEqual(['customer:2']);
    expect(found('ADA L')).toStrictEqual(['customer:2']);
    expect(found('')).toHaveLength(4);
    expect(found('velace')).toStrictEqual([]);
  });

  it('complete the name and put the cursor after it', () => {
    const [ada] = people;
    if (ada === undefined) throw new Error('There are no people.');
    const mention = { from: 4, query: 'Ad' };
    expect(insertMention('See @Ad, and more', mention, ada)).toStrictEqual({
      ...{ draft: 'See @Ada , and more', cursor: 9 },
    });
    expect(insertMention('See @Ad more', mention, ada)).toStrictEqual({
      draft: 'See @Ada more',
      cursor: 9,
    });
  });
});
