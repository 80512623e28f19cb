import { text } from '@selvedge/shared/blocks/text/definition';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { text: fixture } = FIXTURES;
const html = '<h2>One</h2><p>Two <a href="/">three</a></p>';

describe('text block', () => {
  it("BLK-037 shows the author's text, left-aligned", () => {
    expect(rendered(View, fixture)).toContain('<li>Water-based inks</li>');
    expect(rendered(View, fixture)).toContain('class="words"');
    expect(rendered(View, blockOf(text, { html, align: 'center' }))).toContain('words center');
  });

  it('THM-060 has its own colours, corners and padding', () => {
    const own = { textColor: '#fff', backgroundColour: '#0c3a30', borderRadius: 8, padding: '1em' };
    const markup = rendered(View, blockOf(text, { html, ...own }));
    expect(markup).toContain('--own-padding:1em;--own-radius:8px;--own-background:#0c3a30');
    expect(markup).toContain('--text-color:#ffffff');
    expect(markup).toContain('surface coloured');
    expect(rendered(View, fixture)).not.toMatch(/--own-background|coloured/);
  });

  it('BLK-037 BLK-097 is folded above a height, and unfolds without script', () => {
    const folded = blockOf(text, { html, truncateHeight: '120px' });
    const markup = rendered(View, folded);
    expect(markup).toContain('--own-fold:120px');
    expect(markup).toContain(`<input class="toggle" type="checkbox" id="more-${folded.id}"/>`);
    expect(markup).toMatch(new RegExp(`<label[^>]*for="more-${folded.id}"><span[^>]*>Read more`));
    expect(markup).toContain(html);
    expect(rendered(View, fixture)).not.toContain('Read more');
  });
});
