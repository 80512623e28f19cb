import { defineFixture } from '../model/block-fixture.js';
import { button } from './definition.js';

export const fixture = defineFixture(button, {
  text: 'See the collection',
  href: '/collection/summer/',
  icon: 'arrow-right',
  iconPosition: 'right',
});
