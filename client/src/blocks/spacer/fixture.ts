import { spacer } from '@selvedge/shared/blocks/spacer/definition';

import { fixtureOf } from '../fixture-of.js';

export const fixture = fixtureOf(spacer, { height: '48px' });
