import { storeHidden } from '@selvedge/shared/blocks/storeHidden/definition';

import { fixtureOf } from '../fixture-of.js';

export const fixture = fixtureOf(storeHidden, {
  actions: [{ text: 'Open it', href: '/dashboard/' }],
});
