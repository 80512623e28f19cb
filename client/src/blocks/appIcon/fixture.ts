import { appIcon } from '@selvedge/shared/blocks/app-icon';

import { fixtureOf } from '../fixture-of.js';

export const fixture = fixtureOf(appIcon, { icon: 'mail', label: 'Write to us', href: '/about/' });
