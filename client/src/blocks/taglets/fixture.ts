import { taglets } from '@selvedge/shared/blocks/taglets/definition';

import { fixtureOf } from '../fixture-of.js';

export const fixture = fixtureOf(taglets, {
  taglets: [{ icon: 'gift', text: 'Makes a good gift' }, { text: 'Organic cotton' }],
});
