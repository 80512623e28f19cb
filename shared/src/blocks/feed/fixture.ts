import { defineFixture } from '../model/block-fixture.js';
import { feed } from './definition.js';

const designs = ['monstera', 'lemons', 'whale-song', 'moon-cat', 'alpine', 'terrazzo'];

const pictures = designs.map((design) => ({
  original: `/images/mockups/t-shirt/front/1f2c47/${design}`,
  altText: `A navy tee with ${design.replace('-', ' ')}`,
}));

export const fixture = defineFixture(
  feed,
  { title: 'Worn by you', source: 'drive' },
  { data: { pictures } },
);
