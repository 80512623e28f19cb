import { iframe } from '@selvedge/shared/blocks/iframe/definition';

import { fixtureOf } from '../fixture-of.js';

export const fixture = fixtureOf(iframe, {
  src: 'https://maps.example/embed?q=studio',
  title: 'Where we print',
  height: 400,
});
