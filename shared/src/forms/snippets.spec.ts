import { embeddedAddress } from './snippets.js';

describe('embeddedAddress', () => {
  it('returns the frame’s address, decoded from html', () => {
    const code = '<iframe width="1" src="https://player.example/1?a=b&amp;c=d"></iframe>';
    expect(embeddedAddress(code)).toBe('https://player.example/1?a=b&c=d');
    expect(embeddedAddress("<iframe src='https://player.example/1'> </iframe>")).toBe(
      'https://player.example/1',
    );
  });

  it.each([
    'https://player.example/1',
    '<iframe src="http://player.example/1"></iframe>',
    '<iframe src="https://player.example/1" onload="x"></iframe>',
    '<iframe src="https://player.example/1"></iframe><iframe></iframe>',
    '<iframe data-src="https://player.example/1"></iframe>',
  ])('is undefined for %s', (code) => {
    expect(embeddedAddress(code)).toBeUndefined();
  });
});
