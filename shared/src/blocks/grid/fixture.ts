import { defineFixture } from '../model/block-fixture.js';
import { grid } from './definition.js';

const places = ['Summer', 'Ocean', 'Golden Hour', 'Gifts'].map((name, index) => ({
  name,
  href: `/collection/${name.toLowerCase().replace(' ', '-')}/`,
  image: '/images/mockups/t-shirt/front/1f2c47/monstera',
  count: index + 1,
}));

export const fixture = defineFixture(
  grid,
  { title: 'Collections', itemFactory: 'collections', spacing: '24px' },
  { data: { places } },
);
