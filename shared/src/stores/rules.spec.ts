import { validateSync } from 'class-validator';

import { IsColour, IsHandle, IsHostPicture, IsLink } from './rules.js';

class Settings {
  @IsLink()
  readonly link: unknown = '/sale/';

  @IsColour()
  readonly colour: unknown = '#1f6a6d';

  @IsHostPicture()
  readonly picture: unknown = '/images/media/logo_1-a';

  @IsHandle()
  readonly handle: unknown = '';

  constructor(changes: Partial<Settings> = {}) {
    Object.assign(this, changes);
  }
}

const complaintsOf = (changes: Partial<Settings>) =>
  validateSync(new Settings(changes)).flatMap(({ constraints = {} }) =>
    Object.entries(constraints),
  );

describe('shop settings', () => {
  it.each<Partial<Settings>>([
    {},
    { link: 'https://other.example/' },
    { link: '#' },
    { colour: '#1f6' },
    { picture: `/images/${'a'.repeat(200)}` },
    { handle: 'ada' },
  ])('can contain %j', (changes) => {
    expect(complaintsOf(changes)).toStrictEqual([]);
  });

  it.each<[Partial<Settings>, string, string]>([
    [{ link: 'javascript:alert(1)' }, 'isLink', 'Please enter a path of your shop or a valid URL'],
    [{ link: 7 }, 'isLink', 'Please enter a path of your shop or a valid URL'],
    [{ colour: 'blue' }, 'isColour', 'Enter a colour such as #1f6a6d'],
    [{ handle: '@ada' }, 'isHandle', 'Please enter only the handle, without @ or address'],
  ])('cannot contain %j', (changes, rule, message) => {
    expect(complaintsOf(changes)).toStrictEqual([[rule, message]]);
  });

  it.each([
    'https://other.example/images/a',
    '/images/',
    '/images/a b',
    '/images/a?w=1',
    '/images/a"',
    ' /images/a',
    `/images/${'a'.repeat(201)}`,
    null,
  ])('reject the image %j', (picture) => {
    expect(complaintsOf({ picture })).toStrictEqual([
      ['isHostPicture', 'Choose an image from your media library'],
    ]);
  });
});
