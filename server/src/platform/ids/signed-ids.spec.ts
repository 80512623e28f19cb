import { SignedIds } from './signed-ids.js';

const key = (letter: string) => ({ DATA_KEY: Buffer.alloc(32, letter).toString('base64') });

describe('the token of an id', () => {
  const ids = new SignedIds(key('a'), 'invitations');
  const token = ids.tokenOf('4f6e');

  it('resolves to the id', () => {
    expect(ids.idIn(token)).toBe('4f6e');
    expect(token).toMatch(/^4f6e\.[\w-]{43}$/);
  });

  it.each([
    ['another id under the seal', token.replace('4f6e', '4f6f')],
    ['another seal', token.replace(/.{6}$/, 'AAAAAA')],
    ['half a seal', token.slice(0, -8)],
    ['no seal', '4f6e.'],
    ['the id alone', '4f6e'],
    ['more behind it', `${token}.x`],
    ['nothing', ''],
  ])('is invalid with %s', (_, wrong) => {
    expect(ids.idIn(wrong)).toBeUndefined();
  });

  it('is invalid for another use and in another installation', () => {
    expect(new SignedIds(key('a'), 'resets').idIn(token)).toBeUndefined();
    expect(new SignedIds(key('b'), 'invitations').idIn(token)).toBeUndefined();
  });
});
