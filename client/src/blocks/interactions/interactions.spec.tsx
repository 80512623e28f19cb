import { interactions } from '@selvedge/shared/blocks/interactions/definition';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { interactions: fixture } = FIXTURES;
const withValues = (values: Readonly<Record<string, Json>>) =>
  rendered(View, blockOf(interactions, values));

describe('interactions block', () => {
  const html = rendered(View, fixture);

  it('is a form whose favourite button works without script', () => {
    expect(html).toMatch(/<form[^>]*class="surface interactions center"[^>]*method="post"/);
    expect(html).toContain('action="/interactions/"');
    expect(html).toContain('<input type="hidden" name="page" value="/about/"/>');
    expect(html).toContain(`<input type="hidden" name="block" value="${fixture.id}"/>`);
    expect(html).toMatch(
      /<button value="favourite" class="button" aria-pressed="false" name="kind">/,
    );
    expect(html.match(/class="button scripted"/g)).toHaveLength(2);
  });

  it('is the same for every visitor until the counts have loaded', () => {
    expect(html).not.toContain('class="count"');
    expect(html).toMatch(/Favourite<\/button>.*Share<\/button>.*Copy link<\/button>/);
    expect(html).not.toContain('withdrawn');
  });

  it('shows only the chosen buttons, and is empty without any', () => {
    const one = withValues({ share: false, copyLink: '0', align: 'right' });
    expect(one.match(/<button/g)).toHaveLength(1);
    expect(one).toContain('class="surface interactions right"');
    expect(withValues({ favourite: false, share: false, copyLink: false })).toBe('');
  });
});
