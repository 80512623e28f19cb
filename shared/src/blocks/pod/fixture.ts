import { defineFixture } from '../model/block-fixture.js';
import { pod } from './definition.js';

export const fixture = defineFixture(pod, {
  title: 'Monstera tee',
  titleSize: 3,
  copy: 'Soft organic cotton.',
  badge: 'New',
  pricePrefix: 'From',
  price: '£24.00',
  salePrice: '£19.00',
  image: '/images/mockups/t-shirt/front/1f2c47/monstera',
  imageAlt: 'A navy tee with a monstera leaf',
  href: '/product/monstera-tee/',
  buttonText: 'See it',
  icon: 'arrow-right',
});
