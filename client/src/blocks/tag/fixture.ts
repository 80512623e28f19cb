import { tag } from '@selvedge/shared/blocks/tag/definition';

import { fixtureOf } from '../fixture-of.js';

export const fixture = fixtureOf(tag, { text: 'New' });
