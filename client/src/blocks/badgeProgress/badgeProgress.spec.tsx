import { badgesOf } from '@selvedge/shared/stores/plan-state/badge-groups';

import { View } from './view.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

it('BLK-016 shows how many badges of a group were earned, and which', () => {
  const html = rendered(View, FIXTURES.badgeProgress);
  expect(html).toContain('3 of 4');
  expect(html).toMatch(/<progress[^>]* value="3"[^>]*>|<progress[^>]*max="4"/);
  expect(html.match(/, earned/g)).toHaveLength(3);
  expect(html).toContain('Entrepreneur<span class="hidden">, not earned yet');
});

it('ignores badges that no shop can earn', () => {
  expect(badgesOf('all', ['sign-up', 'shopify-sign-up'])).toHaveLength(7);
  expect(badgesOf('account', ['card']).filter(({ isEarned }) => isEarned)).toHaveLength(1);
});
