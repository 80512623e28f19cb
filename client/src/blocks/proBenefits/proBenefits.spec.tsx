import { proBenefits } from '@selvedge/shared/blocks/proBenefits/definition';
import { PRO_FEATURES } from '@selvedge/shared/plans/pro-features';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

it('BLK-040 lists the benefits of Pro and links to the plans', () => {
  const html = rendered(View, FIXTURES.proBenefits);
  expect(html).toContain('What Pro adds to your shop');
  for (const { title, text } of PRO_FEATURES) {
    expect(html).toContain(title);
    expect(html).toContain(text);
  }
  expect(html).toContain('href="/teemill-plans/">See the plans</a>');
  const bare = rendered(View, blockOf(proBenefits, { title: '', buttonText: '' }));
  expect(bare).not.toMatch(/<h2|<a /);
});
