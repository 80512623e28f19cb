import { badge } from '@selvedge/shared/blocks/badge/definition';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { badge: fixture } = FIXTURES;

describe('badge block', () => {
  it('BLK-015 shows its code, its title and that it was earned', () => {
    const html = rendered(View, fixture);
    expect(html).toMatch(/class="badge" data-badge="first-hundred"/);
    expect(html).toMatch(/Our first hundred orders<span class="hidden">, earned<\/span>/);
  });

  it('BLK-015 is not earned by default', () => {
    const html = rendered(View, blockOf(badge, { title: 'Night owl' }));
    expect(html).toMatch(/class="badge locked".*Night owl<span class="hidden">, not earned yet</);
    expect(rendered(View, blockOf(badge, { title: 'Owl', unlocked: '1' }))).toContain(', earned');
  });

  it('uses its code if it has no title, and is empty without either', () => {
    expect(rendered(View, blockOf(badge, { code: 'owl' }))).toContain('</span>owl<');
    expect(rendered(View, blockOf(badge, { unlocked: true }))).toBe('');
  });

  it('has an alignment', () => {
    const html = rendered(View, blockOf(badge, { title: 'Owl', align: 'center', padding: 4 }));
    expect(html).toMatch(/class="surface place center" style="--own-padding:4px"/);
  });
});
