import { searchRedirect } from './redirect.js';

const origin = 'https://tropic.example';
const redirects = [
  { searchTerm: ' Gift Card', destinationUrl: '/gifts/' },
  { searchTerm: 'blog', destinationUrl: 'https://blog.example/' },
  { searchTerm: 'own', destinationUrl: 'https://tropic.example/sale/' },
  { searchTerm: 'evil', destinationUrl: 'javascript:alert(1)' },
  { searchTerm: 'mail', destinationUrl: 'mailto:a@b.example' },
  { searchTerm: '', destinationUrl: '/empty/' },
];
const kindOf = (q: string) => searchRedirect(redirects, q, origin)?.kind;

describe('a search redirect', () => {
  it('RTE-020 STO-011 matches trimmed and case-insensitively', () => {
    expect(searchRedirect(redirects, '  gift CARD ', origin)).toStrictEqual({
      kind: 'internal',
      href: '/gifts/',
    });
    expect(kindOf('gift')).toBeUndefined();
  });

  it('RTE-020 can lead within the shop or to another host', () => {
    expect([kindOf('own'), kindOf('blog')]).toStrictEqual(['internal', 'external']);
  });

  it.each(['evil', 'mail', '', '  '])('is not defined for %j', (q) => {
    expect(kindOf(q)).toBeUndefined();
  });
});
