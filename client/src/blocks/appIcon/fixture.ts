import { appIcon } from '@selvedge/shared/blocks/appIcon/definition';

import { fixtureOf } from '../fixture-of.js';

export const fixture = fixtureOf(appIcon, { icon: 'mail', label: 'Write to us', href: '/about/' });
