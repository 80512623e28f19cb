import { tag } from '@selvedge/shared/blocks/tag';

import { fixtureOf } from '../fixture-of.js';

export const fixture = fixtureOf(tag, { text: 'New' });
