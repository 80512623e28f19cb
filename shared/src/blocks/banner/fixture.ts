import { defineFixture } from '../model/block-fixture.js';
import { banner } from './definition.js';

export const fixture = defineFixture(banner, {
  title: 'Made for warmer days',
  copy: 'Soft tees in the colours of ripe fruit and deep water, printed one at a time when you order.',
  image: '/images/mockups/t-shirt/front/1f2c47/monstera',
  imageAlt: 'A navy tee with a monstera leaf',
  horizontalAlignment: 'left',
  contentWidth: '100%',
  font: 'Fraunces',
  fullWidth: true,
  actions: [
    { text: 'Shop all products', href: '/collection/summer/', primary: true, icon: 'arrow-right' },
    { text: 'Our story', href: '/about/', target: '_blank' },
  ],
});
