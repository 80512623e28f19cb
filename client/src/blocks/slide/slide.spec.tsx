import { slide } from '@selvedge/shared/blocks/slide/definition';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { slide: fixture } = FIXTURES;
describe('slide block', () => {
  it('BLK-032 is a banner whose actions need text and a link', () => {
    const html = rendered(View, fixture);
    expect(html).toMatch(/<h2[^>]*><span[^>]*>New this week/);
    expect(html).toMatch(/<a href="\/collection\/summer\/"[^>]*>.*See them/);
    const actions = [{ text: 'Nowhere' }, { href: '/wordless/' }, { text: 'Go', href: '/go/' }];
    const other = rendered(View, blockOf(slide, { title: 'A', actions }));
    expect(other).toContain('href="/go/"');
    expect(other).not.toMatch(/Nowhere|wordless/);
  });
});
