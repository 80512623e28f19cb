import { collectionScreen } from '@selvedge/shared/catalogue/collection.screen';

import { collectionScreen as props } from '../app/screens.testing.js';
import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(collectionScreen, props, {
  '/collection/{collection}/': '/collection/golden-hour/',
});
