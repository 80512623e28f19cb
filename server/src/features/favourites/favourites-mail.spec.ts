import { favouritesMail } from './favourites-mail.js';

const frame = { shop: 'Tom & Sons', origin: 'https://tom.example' };
const br = 'a'.repeat(32);

describe('favourites mail', () => {
  it('BSK-011 contains a link with the list id as br', () => {
    const { text, html, subjectLine } = favouritesMail(frame, br, 2);
    expect(subjectLine).toBe('Your favourites from Tom & Sons');
    expect(text).toContain(`\n\nhttps://tom.example/favourites/?br=${br}\n\n`);
    expect(html).toContain(`href="https://tom.example/favourites/?br=${br}"`);
  });

  it('contains the count, and the shop name as escaped text', () => {
    expect(favouritesMail(frame, br, 1).text).toContain('1 favourite for you at');
    expect(favouritesMail(frame, br, 2).html).toContain('2 favourites for you at Tom &amp; Sons');
  });
});
