import { button } from '@selvedge/shared/blocks/button/definition';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { button: fixture } = FIXTURES;
const withValues = (values: Readonly<Record<string, Json>>) =>
  rendered(View, blockOf(button, { text: 'Go', href: '/a/', ...values }));

describe('button block', () => {
  it('BLK-018 is a link, primary by default', () => {
    expect(rendered(View, fixture)).toMatch(
      /<a href="\/collection\/summer\/"[^>]*class="button primary standard"/,
    );
    expect(withValues({ primary: '0' })).toContain('class="button secondary standard"');
    expect(withValues({ target: '_blank' })).toContain('target="_blank"');
  });

  it('BLK-081 has its icon on the left or right', () => {
    expect(withValues({ icon: 'heart' })).toMatch(
      /class="icon" data-name="heart"[^>]*><\/span><span[^>]*>Go/,
    );
    expect(rendered(View, fixture)).toMatch(/See the collection<\/span><span class="icon/);
    expect(withValues({ icon: 'no-such-icon' })).not.toContain('class="icon');
  });

  it.each([
    ['THM-065', { backgroundColor: '#111' }, /--button-primary-backgroundColor:#111111/],
    ['THM-065', { textColor: '#eee' }, /--button-primary-textColor:#eeeeee/],
    ['THM-065', { primary: 0, textColor: '#eee' }, /--button-secondary-textColor:#eeeeee/],
    ['THM-065', { borderRadius: 3 }, /--button-border-radius:3px/],
    ['BLK-018', { align: 'right' }, /class="place right"/],
    ['BLK-018', { padding: '4px' }, /--own-padding:4px/],
  ])('%s renders %p', (_, values, found) => {
    expect(withValues(values)).toMatch(found);
  });

  it('drops an unsafe link', () => {
    expect(withValues({ href: 'javascript:alert(1)' })).not.toContain('javascript');
  });

  it('is empty without text', () => {
    expect(withValues({ text: '' })).not.toContain('<a');
  });
});
