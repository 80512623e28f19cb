import { newsletterSubscribe } from '@selvedge/shared/blocks/newsletterSubscribe/definition';

import { fixtureOf } from '../fixture-of.js';

export const fixture = fixtureOf(newsletterSubscribe, {
  title: 'First to know',
  copy: 'New prints and the odd quiet offer, about once a month.',
  mailingList: 3,
  primaryActions: [{ text: 'Sign me up' }],
});
