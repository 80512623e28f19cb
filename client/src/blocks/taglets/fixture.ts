import { taglets } from '@selvedge/shared/blocks/taglets';

import { fixtureOf } from '../fixture-of.js';

export const fixture = fixtureOf(taglets, {
  taglets: [{ icon: 'gift', text: 'Makes a good gift' }, { text: 'Organic cotton' }],
});
