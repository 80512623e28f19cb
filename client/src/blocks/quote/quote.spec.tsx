import { quote } from '@selvedge/shared/blocks/quote/definition';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { quote: fixture } = FIXTURES;
const withValues = (values: Readonly<Record<string, Json>>) =>
  rendered(View, blockOf(quote, { text: 'Soft.', ...values }));

describe('quote block', () => {
  it('BLK-030 has a text and an author', () => {
    const html = rendered(View, fixture);
    expect(html).toMatch(/<blockquote[^>]*><p[^>]*>The softest thing/);
    expect(html).toMatch(/<figcaption[^>]*>Maya, Bristol/);
    expect(withValues({})).not.toContain('figcaption');
  });

  it.each([
    ['BLK-030', {}, /class="surface quote right"/],
    ['BLK-030', {}, /--own-letters:24px/],
    ['BLK-030', { align: 'center' }, /quote center"/],
    ['BLK-030', { fontSize: '2rem' }, /--own-letters:2rem/],
    ['BLK-030', { font: 'Fraunces' }, /--own-font:&#x27;Fraunces&#x27;/],
    ['BLK-030', { borderRadius: 2, padding: 3 }, /--own-padding:3px;--own-radius:2px/],
    ['THM-067', { textColor: '#123' }, /--quote-text-color:#112233/],
    ['THM-067', { backgroundColor: '#eef' }, /--quote-background:#eeeeff/],
    ['THM-067', { fullBackgroundColor: '#eef' }, /--quote-background:#eeeeff/],
  ])('%s renders %p', (_, values, found) => {
    expect(withValues(values)).toMatch(found);
  });

  it("THM-067 has the theme's colours by default", () => {
    expect(withValues({})).not.toContain('--quote-');
  });

  it('is empty without text', () => {
    expect(withValues({ text: '' })).toBe('');
  });
});
