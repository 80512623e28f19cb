import { mentionedIn } from './mentions.js';

describe('the people whom a comment mentions', () => {
  it('are found once each, in the order of the text', () => {
    const text = 'Ask @[staff:3], then @[customer:17] and @[staff:3] again.';
    expect(mentionedIn(text)).toEqual(['staff:3', 'customer:17']);
    expect(mentionedIn('An @ and [brackets]')).toEqual([]);
  });

  it.each([
    '@[visitor]',
    '@[customer:0]',
    '@[customer:1234567890]',
    '@ [customer:7]',
    '@[order:7]',
  ])('are none in %s', (text) => {
    expect(mentionedIn(text)).toEqual([]);
  });
});
