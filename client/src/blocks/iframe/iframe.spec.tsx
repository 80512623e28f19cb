import { iframe } from '@selvedge/shared/blocks/iframe/definition';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { iframe: fixture } = FIXTURES;
const withValues = (values: Readonly<Record<string, Json>>) =>
  rendered(View, blockOf(iframe, { src: '/about/', ...values }));

describe('frame block', () => {
  it('BLK-025 loads another host lazily in a sandbox', () => {
    const html = rendered(View, fixture);
    expect(html).toMatch(/src="https:\/\/maps\.example\/embed\?q=studio" title="Where we print"/);
    expect(html).toMatch(/loading="lazy" sandbox="[a-z -]*"/);
    expect(html).not.toMatch(/allow-top|allow-modals/);
  });

  it('BLK-025 is 1000 high by default', () => {
    expect(withValues({})).toContain('height="1000"');
    expect(withValues({ height: '300', padding: 8 })).toMatch(/--own-padding:8px.*height="300"/);
  });

  it('BLK-025 shows a page of this shop with a title', () => {
    expect(withValues({})).toMatch(/src="\/about\/" title="Another page"/);
    expect(withValues({})).not.toContain('sandbox');
  });

  it.each([
    '',
    '#top',
    '@go',
    'about/',
    'http://maps.example/',
    '//maps.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user:word@maps.example/',
    'https://maps.example;script-src *',
  ])('BLK-025 is empty for the address %j', (src) => {
    expect(withValues({ src })).toBe('');
  });
});
