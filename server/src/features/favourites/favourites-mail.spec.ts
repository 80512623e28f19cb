import { favouritesMail } from './favourites-mail.js';

const frame = { shop: 'Tom & Sons', origin: 'https://tom.example' };
const br = 'a'.repeat(32);

describe('the mail with favourites', () => {
  it('BSK-011 holds the link that carries br', () => {
    const { text, html, subjectLine } = favouritesMail(frame, br, 2);
    expect(subjectLine).toBe('Your favourites from Tom & Sons');
    expect(text).toContain(`\n\nhttps://tom.example/favourites/?br=${br}\n\n`);
    expect(html).toContain(`href="https://tom.example/favourites/?br=${br}"`);
  });

  it('counts, and writes the name of a shop as text', () => {
    expect(favouritesMail(frame, br, 1).text).toContain('1 favourite of');
    expect(favouritesMail(frame, br, 2).html).toContain('2 favourites of yours at Tom &amp; Sons');
  });
});
