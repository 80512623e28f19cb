import { mostOfProduct, quoteAgainLink } from './quote-request-link.js';

describe('a link to reorder by quote', () => {
  it('names all products and their total quantity', () => {
    const items = [
      { name: 'Wave tee & hood', quantity: 40 },
      { name: 'Tote', quantity: 2 },
    ];
    expect(quoteAgainLink(items)).toBe(
      '/get-a-quote/?product=Wave%20tee%20%26%20hood%2C%20Tote&quantity=42',
    );
  });

  it('is truncated to the limit of the form', () => {
    const longest = 'a'.repeat(mostOfProduct);
    expect(quoteAgainLink([{ name: `${longest}a`, quantity: 1 }])).toBe(
      `/get-a-quote/?product=${longest}&quantity=1`,
    );
  });

  it.each(['🌊', '👩‍👩‍👧‍👦', '🏴󠁧󠁢󠁷󠁬󠁳󠁿'])('leaves out %s if only a part of it fits', (emoji) => {
    const most = 'a'.repeat(mostOfProduct - 1);
    expect(quoteAgainLink([{ name: `${most}${emoji}`, quantity: 1 }])).toBe(
      `/get-a-quote/?product=${most}&quantity=1`,
    );
  });
});
