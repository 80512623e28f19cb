import { socials } from '@selvedge/shared/blocks/socials/definition';
import { profilesOf } from '@selvedge/shared/catalogue/social-networks';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { socials: fixture } = FIXTURES;

describe('social networks block', () => {
  const html = rendered(View, fixture);

  it('BLK-034 links to each profile with an icon of 2em', () => {
    expect(html.match(/<li/g)).toHaveLength(3);
    expect(html).toMatch(/href="https:\/\/www\.tiktok\.com\/@tropictees"/);
    expect(html).toContain('--own-glyph:2em');
    const profiles = profilesOf({ facebook: 'tide', linkedin: 'tide', twitter: '' });
    const others = rendered(View, { ...blockOf(socials, { size: 40 }), profiles });
    expect(others.match(/<li/g)).toHaveLength(2);
    expect(others).toContain('--own-glyph:40px');
  });

  it('has accessible names and opens new tabs', () => {
    expect(html).toMatch(/<span class="hidden">Instagram<\/span>/);
    expect(html.match(/target="_blank"/g)).toHaveLength(3);
  });

  it('is left-aligned by default', () => {
    expect(html).toContain('class="surface socials center"');
    const { profiles } = fixture;
    expect(rendered(View, { ...blockOf(socials, {}), profiles })).toContain(
      'class="surface socials"',
    );
  });

  it('BLK-034 is empty if the shop has no profiles', () => {
    expect(rendered(View, blockOf(socials, {}))).toBe('');
  });
});
