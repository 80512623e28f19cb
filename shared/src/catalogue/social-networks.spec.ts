import { isHandle, isSocialNetwork, noHandles, profilesOf } from './social-networks.js';

describe('a social media handle', () => {
  it.each(['a', 'Ada', 'ada.l', 'ada_l', 'ada-l', '7', 'a'.repeat(64)])('can be %s', (handle) => {
    expect(isHandle(handle)).toBe(true);
  });

  it.each(['', '@ada', '.ada', 'ada l', 'ada/l', 'https://x.com/ada', 'a'.repeat(65), 'ada?'])(
    'cannot be %s',
    (handle) => {
      expect(isHandle(handle)).toBe(false);
    },
  );

  it('links to the profile on each network with a handle', () => {
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

  it('cannot change the host of the profile link', () => {
    expect(profilesOf({ facebook: 'a/b?c' })[0]?.href).toBe('https://www.facebook.com/a%2Fb%3Fc');
  });
});

it('isSocialNetwork accepts only known networks', () => {
  expect([isSocialNetwork('tiktok'), isSocialNetwork('myspace')]).toStrictEqual([true, false]);
});
