import { appIcon } from '@selvedge/shared/blocks/appIcon/definition';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { appIcon: fixture } = FIXTURES;
const withValues = (values: Readonly<Record<string, Json>>) =>
  rendered(View, blockOf(appIcon, { icon: 'heart', ...values }));

describe('icon block', () => {
  it('BLK-014 LAY-051 CST-101 is 2em in size by default', () => {
    expect(withValues({})).toContain('--own-icon-size:2em');
    expect(withValues({ size: '40px' })).toContain('--own-icon-size:40px');
  });

  it('BLK-014 can be a link named by its label', () => {
    expect(rendered(View, fixture)).toMatch(
      /<a href="\/about\/"[^>]*><span class="icon" data-name="mail".*<span class="hidden">Write to us</,
    );
    expect(withValues({ href: '/a/' })).toContain('<span class="hidden">/a/</span>');
    expect(withValues({})).not.toMatch(/<a|hidden"/);
    expect(withValues({ color: '#123456', align: 'right' })).toMatch(
      /class="place right" style="[^"]*--own-icon-color:#123456/,
    );
  });

  it('LAY-049 CST-056 shows its label 6px below on hover', () => {
    expect(rendered(View, fixture)).toContain('class="icon named" data-tip="Write to us"');
    expect(withValues({})).not.toContain('data-tip');
  });

  it('BLK-014 is empty without an icon', () => {
    expect(withValues({ icon: 'skull' })).toBe('');
  });
});
