import { copiedUrl, copyOfPage } from './page-copy.js';

describe('copy of a page', () => {
  it.each([
    ['/about/', 1, '/about-copy/'],
    ['/about/team/', 2, '/about/team-copy-2/'],
    ['/', 1, '/copy/'],
  ])('from %s, number %s, is at %s', (url, nth, expected) => {
    expect(copiedUrl(url, nth)).toBe(expected);
  });

  it('has new ids and is not the homepage', () => {
    const property = { id: 4, value: 'a', note: 1 };
    const block = { id: 1, uid: 'u', type: 'row', properties: { a: property } };
    const copy = copyOfPage({
      url: '/',
      layout: 'standard',
      flags: ['homepage', 'spring'],
      properties: { title: property },
      blocks: [{ ...block, items: [block] }],
    });
    const unnamed = { type: 'row', properties: { a: { value: 'a', note: 1 } } };
    expect(copy).toStrictEqual({
      url: '/',
      layout: 'standard',
      flags: ['spring'],
      properties: { title: { value: 'a', note: 1 } },
      blocks: [{ ...unnamed, items: [unnamed] }],
    });
  });
});
