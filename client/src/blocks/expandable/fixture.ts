import { expandable } from '@selvedge/shared/blocks/expandable/definition';
import { text } from '@selvedge/shared/blocks/text/definition';

import { fixtureOf } from '../fixture-of.js';

const answer = fixtureOf(text, { html: '<p>Yes, within thirty days, whatever the reason.</p>' });

export const fixture = fixtureOf(expandable, { title: 'Can I send it back?' }, [answer]);
