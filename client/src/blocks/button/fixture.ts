import { button } from '@selvedge/shared/blocks/button/definition';

import { fixtureOf } from '../fixture-of.js';

export const fixture = fixtureOf(button, {
  text: 'See the collection',
  href: '/collection/summer/',
  icon: 'arrow-right',
  iconPosition: 'right',
});
