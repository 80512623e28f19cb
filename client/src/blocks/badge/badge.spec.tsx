import { badge } from '@selvedge/shared/blocks/badge/definition';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { badge: fixture } = FIXTURES;

describe('a badge', () => {
  it('BLK-015 is shown with its code and its title, and says that it was earned', () => {
    const html = rendered(View, fixture);
    expect(html).toMatch(/class="badge" data-badge="first-hundred"/);
    expect(html).toMatch(/Our first hundred orders<span class="hidden">, earned<\/span>/);
  });

  it('BLK-015 is still to be earned unless it says otherwise', () => {
    const html = rendered(View, blockOf(badge, { title: 'Night owl' }));
    expect(html).toMatch(/class="badge locked".*Night owl<span class="hidden">, not earned yet</);
    expect(rendered(View, blockOf(badge, { title: 'Owl', unlocked: '1' }))).toContain(', earned');
  });

  it('is called by its code where it has no title, and is nothing without either', () => {
    expect(rendered(View, blockOf(badge, { code: 'owl' }))).toContain('</span>owl<');
    expect(rendered(View, blockOf(badge, { unlocked: true }))).toBe('');
  });

  it('stands where it is told to', () => {
    const html = rendered(View, blockOf(badge, { title: 'Owl', align: 'center', padding: 4 }));
    expect(html).toMatch(/class="surface place center" style="--own-padding:4px"/);
  });
});
