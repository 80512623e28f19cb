import { storeHidden } from '@selvedge/shared/blocks/store-hidden';

import { fixtureOf } from '../fixture-of.js';

export const fixture = fixtureOf(storeHidden, {
  actions: [{ text: 'Open it', href: '/dashboard/' }],
});
