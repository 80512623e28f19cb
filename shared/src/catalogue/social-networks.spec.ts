import { isHandle, isSocialNetwork, noHandles, profilesOf } from './social-networks.js';

describe('the handle of somebody on a network', () => {
  it.each(['a', 'Ada', 'ada.l', 'ada_l', 'ada-l', '7', 'a'.repeat(64)])('may be %s', (handle) => {
    expect(isHandle(handle)).toBe(true);
  });

  it.each(['', '@ada', '.ada', 'ada l', 'ada/l', 'https://x.com/ada', 'a'.repeat(65), 'ada?'])(
    'is not %s',
    (handle) => {
      expect(isHandle(handle)).toBe(false);
    },
  );

  it('leads to their profile, of the networks that they are on', () => {
    const handles = {
      tiktok: 'ada',
      twitter: 'ada',
      youtube: 'ada',
      facebook: 'ada',
      linkedin: 'ada',
      instagram: 'ada',
    };
    expect(profilesOf(handles).map(({ href }) => href)).toStrictEqual([
      'https://www.tiktok.com/@ada',
      'https://twitter.com/ada',
      'https://www.youtube.com/@ada',
      'https://www.facebook.com/ada',
      'https://www.linkedin.com/in/ada',
      'https://www.instagram.com/ada/',
    ]);
    expect(profilesOf(noHandles)).toStrictEqual([]);
    expect(profilesOf({ instagram: 'ada' })).toStrictEqual([
      { network: 'instagram', name: 'Instagram', href: 'https://www.instagram.com/ada/' },
    ]);
  });

  it('never leaves the address that it is put into', () => {
    expect(profilesOf({ facebook: 'a/b?c' })[0]?.href).toBe('https://www.facebook.com/a%2Fb%3Fc');
  });
});

it('a network is one of those that we know', () => {
  expect([isSocialNetwork('tiktok'), isSocialNetwork('myspace')]).toStrictEqual([true, false]);
});
