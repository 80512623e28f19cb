import { documentTitle } from './document-title.js';

describe('the title of a document', () => {
  it.each([
    [3, '(3) Tropic'],
    [1, '(1) Tropic'],
    [0, 'Tropic'],
    [-1, 'Tropic'],
  ])('SEO-002 SEO-003 with %i unread notifications is %s', (unread, title) => {
    expect(documentTitle('Tropic', unread)).toBe(title);
  });
});
