import { socials } from '@selvedge/shared/blocks/socials/definition';
import { profilesOf } from '@selvedge/shared/catalogue/social-networks';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { socials: fixture } = FIXTURES;

describe('the social networks of a shop', () => {
  const html = rendered(View, fixture);

  it('BLK-034 are a way to each of its handles, 2em large', () => {
    expect(html.match(/<li/g)).toHaveLength(3);
    expect(html).toMatch(/href="https:\/\/www\.tiktok\.com\/@tropictees"/);
    expect(html).toContain('--own-glyph:2em');
    const profiles = profilesOf({ facebook: 'tide', linkedin: 'tide', twitter: '' });
    const others = rendered(View, { ...blockOf(socials, { size: 40 }), profiles });
    expect(others.match(/<li/g)).toHaveLength(2);
    expect(others).toContain('--own-glyph:40px');
  });

  it('have names for those who cannot see them, and open beside the shop', () => {
    expect(html).toMatch(/<span class="hidden">Instagram<\/span>/);
    expect(html.match(/target="_blank"/g)).toHaveLength(3);
  });

  it('stand on the left, or where they are told to', () => {
    expect(html).toContain('class="surface socials center"');
    const { profiles } = fixture;
    expect(rendered(View, { ...blockOf(socials, {}), profiles })).toContain(
      'class="surface socials"',
    );
  });

  it('BLK-034 are nothing where the shop is on none', () => {
    expect(rendered(View, blockOf(socials, {}))).toBe('');
  });
});
