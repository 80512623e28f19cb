import { action } from '@selvedge/shared/blocks/action/definition';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { action: fixture } = FIXTURES;
const withValues = (values: Readonly<Record<string, Json>>) =>
  rendered(View, blockOf(action, { text: 'Chat', action: 'chat', ...values }));

describe('action block', () => {
  it('BLK-013 fires the named action of the page, with or without its at sign', () => {
    expect(rendered(View, fixture)).toMatch(
      /<button type="button" data-action="print-page"[^>]*>.*Print this page/,
    );
    expect(withValues({})).toContain('data-action="chat"');
  });

  it('BLK-013 has a kind, an icon and an alignment', () => {
    expect(withValues({})).toContain('class="button primary standard"');
    expect(withValues({ primary: 0 })).toContain('class="button secondary standard"');
    expect(withValues({ icon: 'mail' })).toContain('data-name="mail"');
    expect(withValues({ align: 'center', padding: 8 })).toContain(
      'class="place center" style="--own-padding:8px"',
    );
  });

  it('BLK-013 is empty without text or action', () => {
    expect(withValues({ text: '' })).toBe('');
    expect(withValues({ action: ' @' })).toBe('');
  });
});
