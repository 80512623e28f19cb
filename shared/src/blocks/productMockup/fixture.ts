import { defineFixture } from '../model/block-fixture.js';
import { productMockup } from './definition.js';

const mockup = {
  picture: {
    original: '/images/mockups/t-shirt/front/1f2c47/monstera',
    altText: 'Monstera tee in Navy, front',
  },
  href: '/product/monstera-tee/navy',
};

export const fixture = defineFixture(productMockup, { colour: 'Navy' }, { data: { mockup } });
