import { feature } from '@selvedge/shared/blocks/feature/definition';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { feature: fixture } = FIXTURES;
const withValues = (values: Readonly<Record<string, Json>>) =>
  rendered(View, blockOf(feature, { title: 'One', ...values }));

describe('feature block', () => {
  it('BLK-020 has a title, text, an image and an action, in pages and mails', () => {
    const html = rendered(View, fixture);
    expect(html).toMatch(/alt="A sand-coloured sweater.*<h2[^>]*>Made to be worn.*<p[^>]*>Organic/);
    expect(html).toMatch(/<a href="\/about-printing\/"[^>]*>.*How it is made/);
    expect(feature.places).toStrictEqual(['store', 'mail', 'dashboard']);
  });

  it('BLK-020 has one action', () => {
    const actions = [
      { text: 'First', href: '/a/' },
      { text: 'Second', href: '/b/' },
    ];
    expect(withValues({ action: actions }).match(/<a /g)).toHaveLength(1);
    expect(withValues({})).not.toContain('<a ');
  });

  it('has its image on the left or right, loaded eagerly if it is the first', () => {
    expect(withValues({ image: '/images/a' })).toContain('class="feature pictured"');
    expect(withValues({ image: '/images/a', imageSide: 'right' })).toContain('pictured right');
    expect(withValues({})).toContain('class="feature"');
    expect(rendered(View, fixture)).toContain('loading="lazy"');
    expect(rendered(View, fixture, { first: fixture.id })).toContain('loading="eager"');
  });

  it("THM-066 has its own colours or the theme's", () => {
    expect(withValues({ textColor: '#fff', fullBackgroundColor: '#123' })).toContain(
      '--feature-text-color:#ffffff;--feature-background:#112233',
    );
    expect(withValues({})).not.toContain('--feature');
    expect(withValues({ padding: 4, borderRadius: 6 })).toContain(
      '--own-padding:4px;--own-radius:6px',
    );
  });

  it('is empty without text and image', () => {
    expect(rendered(View, blockOf(feature, { imageAlt: 'A sweater' }))).toBe('');
    expect(rendered(View, blockOf(feature, { copy: 'Two' }))).not.toContain('<h2');
  });
});
