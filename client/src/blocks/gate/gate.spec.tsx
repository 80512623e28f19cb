import { gate } from '@selvedge/shared/blocks/gate/definition';
import type { Json } from '@selvedge/shared/catalogue/contract';
import { renderToStaticMarkup } from 'react-dom/server';

import { View } from './view.js';
import { Blocks } from '../Blocks.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { blockContext, rendered } from '../rendered.testing.js';
import { ALL_VIEWS } from '../views.gen.js';

const { gate: fixture } = FIXTURES;
const shut = { ...fixture, items: [] };
const withValues = (values: Readonly<Record<string, Json>>) =>
  rendered(View, blockOf(gate, values));
const shown = (isPreviewed: boolean) =>
  renderToStaticMarkup(
    <Blocks blocks={[fixture]} views={ALL_VIEWS} context={{ ...blockContext, isPreviewed }} />,
  );

describe('gate block', () => {
  it('BLK-022 asks for an e-mail address with a form that works without script', () => {
    const html = rendered(View, shut);
    expect(html).toMatch(/<h2[^>]*>Before everyone else<.*Leave your e-mail address/);
    expect(html).toMatch(/<form[^>]*action="\/newsletter\/subscribe\/" method="post"/);
    expect(html).toContain(`name="block" value="${shut.id}"`);
    expect(html).toContain('name="page" value="/about/"');
    expect(html).toContain('name="opens" value="1"');
    expect(html).toContain('Show me</button>');
    expect(withValues({})).toMatch(/<h2[^>]*>Read on<.*Continue<\/button>/);
  });

  it('BLK-022 links to the sign-in and back if an account opens it', () => {
    const html = withValues({ action: 'login' });
    expect(html).toMatch(/<a [^>]*href="\/login\/\?redirect_uri=%2Fabout%2F">Sign in</);
    expect(html).not.toContain('<form');
    expect(withValues({ action: 'login', buttonText: 'Come in' })).toContain('>Come in<');
  });

  it('BLK-022 shows only its items once it is open', () => {
    expect(shown(false)).toContain('twelve prints');
    expect(shown(false)).not.toMatch(/<form|Before everyone/);
  });

  it('BLK-022 shows both in the editor', () => {
    expect(shown(true)).toMatch(/Before everyone.*<form.*twelve prints/);
  });

  it('shows the error at the field and keeps the input', () => {
    const errors = { email: ['Please enter a valid email address'] };
    const form = { values: { email: 'ada@' }, errors, message: null };
    const html = rendered(View, shut, { subscription: { block: shut.id, message: '', form } });
    expect(html).toMatch(/value="ada@".*Please enter a valid email address/);
    const other = { block: shut.id + 1, message: '', form };
    expect(rendered(View, shut, { subscription: other })).not.toContain('ada@');
  });

  it("THM-072 has its own colours or the theme's", () => {
    expect(withValues({ textColor: '#fff', backgroundColor: '#123', padding: 4 })).toContain(
      '--own-padding:4px;--gate-text-color:#ffffff;--gate-background:#112233',
    );
    expect(withValues({ title: '' })).not.toMatch(/<h2|aria-label/);
  });
});
