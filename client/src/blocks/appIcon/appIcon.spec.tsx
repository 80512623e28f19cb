import { appIcon } from '@selvedge/shared/blocks/appIcon/definition';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { appIcon: fixture } = FIXTURES;
const withValues = (values: Readonly<Record<string, Json>>) =>
  rendered(View, blockOf(appIcon, { icon: 'heart', ...values }));

describe('an icon', () => {
  it('BLK-014 LAY-051 CST-101 is 2em large unless it says otherwise', () => {
    expect(withValues({})).toContain('--own-icon-size:2em');
    expect(withValues({ size: '40px' })).toContain('--own-icon-size:40px');
  });

  it('BLK-014 leads somewhere, under its name', () => {
    expect(rendered(View, fixture)).toMatch(
      /<a href="\/about\/"[^>]*><span class="icon" data-name="mail".*<span class="hidden">Write to us</,
    );
    expect(withValues({ href: '/a/' })).toContain('<span class="hidden">/a/</span>');
    expect(withValues({})).not.toMatch(/<a|hidden"/);
    expect(withValues({ color: '#123456', align: 'right' })).toMatch(
      /class="place right" style="[^"]*--own-icon-color:#123456/,
    );
  });

  it('LAY-049 CST-056 says its name 6px below it, to whoever points at it', () => {
    expect(rendered(View, fixture)).toContain('class="icon named" data-tip="Write to us"');
    expect(withValues({})).not.toContain('data-tip');
  });

  it('BLK-014 is nothing without an icon', () => {
    expect(withValues({ icon: 'skull' })).toBe('');
  });
});
