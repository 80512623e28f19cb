import { action } from '@selvedge/shared/blocks/action/definition';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { action: fixture } = FIXTURES;
const withValues = (values: Readonly<Record<string, Json>>) =>
  rendered(View, blockOf(action, { text: 'Chat', action: 'chat', ...values }));

describe('an action', () => {
  it('BLK-013 fires what the page knows by its name, with its at-sign or without', () => {
    expect(rendered(View, fixture)).toMatch(
      /<button type="button" data-action="start-chatting"[^>]*>.*Chat with us/,
    );
    expect(withValues({})).toContain('data-action="chat"');
  });

  it('BLK-013 is the main button or another, with an icon, at its side', () => {
    expect(withValues({})).toContain('class="button primary standard"');
    expect(withValues({ primary: 0 })).toContain('class="button secondary standard"');
    expect(withValues({ icon: 'mail' })).toContain('data-name="mail"');
    expect(withValues({ align: 'center', padding: 8 })).toContain(
      'class="place center" style="--own-padding:8px"',
    );
  });

  it('BLK-013 is nothing without words or without an action', () => {
    expect(withValues({ text: '' })).toBe('');
    expect(withValues({ action: ' @' })).toBe('');
  });
});
