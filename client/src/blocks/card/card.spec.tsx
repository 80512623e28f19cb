import { card } from '@selvedge/shared/blocks/card/definition';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { card: fixture } = FIXTURES;
const withValues = (values: Readonly<Record<string, Json>>) =>
  rendered(View, blockOf(card, { title: 'Made here', ...values }));

describe('card block', () => {
  it('BLK-043 has an image above its text, and a single link', () => {
    const html = rendered(View, fixture);
    expect(html).toMatch(
      /alt="A navy tee with a monstera leaf".*<a href="\/about\/"[^>]*>How it is made<.*<p>Printed one/,
    );
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  it("BLK-043 has the theme's corners by default", () => {
    expect(withValues({})).not.toContain('--own-radius');
    expect(withValues({ borderRadius: 9 })).toContain('--own-radius:9px');
  });

  it('BLK-043 has no link without an address, and is labelled by its content', () => {
    expect(withValues({})).not.toContain('<a');
    const image = '/images/a';
    expect(withValues({ title: '', image, imageAlt: 'A tee', href: '/a/' })).toContain(
      '>A tee</a>',
    );
    expect(withValues({ title: '', image, href: '/a/' })).toContain('>/a/</a>');
  });

  it('BLK-043 can have its own colours and ratio', () => {
    const html = withValues({ textColor: '#fff', backgroundColor: '#123', ratio: 1, padding: 8 });
    expect(html).toContain(
      '--own-padding:8px;--own-background:#112233;--own-words:#ffffff;--own-ratio:1 / 1',
    );
  });

  it('BLK-043 is empty without text and image', () => {
    expect(withValues({ title: '', href: '/a/' })).toBe('');
    expect(withValues({ title: '', copy: 'Words' })).toContain('<p>Words</p>');
    expect(withValues({ title: '', image: '/images/a' })).toContain('<img');
  });
});
