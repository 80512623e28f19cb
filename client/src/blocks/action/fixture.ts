import { action } from '@selvedge/shared/blocks/action/definition';

import { fixtureOf } from '../fixture-of.js';

export const fixture = fixtureOf(action, { text: 'Chat with us', action: '@start-chatting' });
