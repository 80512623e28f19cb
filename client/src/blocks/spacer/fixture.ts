import { spacer } from '@selvedge/shared/blocks/spacer';

import { fixtureOf } from '../fixture-of.js';

export const fixture = fixtureOf(spacer, { height: '48px' });
