import { mostOfProduct, quoteAgainLink } from './quote-request-link.js';

describe('the form for a quote with what was made before', () => {
  it('names all of it, and how many pieces they are together', () => {
    const items = [
      { name: 'Wave tee & hood', quantity: 40 },
      { name: 'Tote', quantity: 2 },
    ];
    expect(quoteAgainLink(items)).toBe(
      '/get-a-quote/?product=Wave%20tee%20%26%20hood%2C%20Tote&quantity=42',
    );
  });

  it('names no more than the form takes', () => {
    const longest = 'a'.repeat(mostOfProduct);
    expect(quoteAgainLink([{ name: `${longest}a`, quantity: 1 }])).toBe(
      `/get-a-quote/?product=${longest}&quantity=1`,
    );
  });
});
