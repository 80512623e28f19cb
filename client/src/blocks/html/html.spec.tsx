import { html } from '@selvedge/shared/blocks/html/definition';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { html: fixture } = FIXTURES;
const withValues = (values: Readonly<Record<string, Json>>) =>
  rendered(View, blockOf(html, { html: '<b>Hi</b>', ...values }));
const hostile = '"></iframe><script>alert(1)</script><iframe srcdoc="<b>">';

describe('custom HTML block', () => {
  it('BLK-059 is a frame that loads a separate document by its address', () => {
    const shown = rendered(View, fixture);
    expect(shown).toContain(`src="/embed/${fixture.id}/?page=%2Fabout%2F" loading="lazy"`);
    expect(shown).toContain('title="Our own widget" height="116"');
    expect(shown).not.toMatch(/srcdoc|Your own HTML/i);
  });

  it('BLK-059 has an opaque origin and no access to the parent window', () => {
    const [, allowed = ''] = /sandbox="([^"]*)"/.exec(rendered(View, fixture)) ?? [];
    expect(allowed.split(' ')).toContain('allow-scripts');
    expect(allowed).not.toMatch(/same-origin|top-navigation|forms|modals/);
  });

  it('BLK-059 runs no scripts in the editor, and shows unsaved markup there', () => {
    const shown = rendered(View, fixture, { isPreviewed: true });
    expect(shown).toMatch(/sandbox="" srcDoc="&lt;body style=.*&lt;div style=/);
    expect(shown).not.toContain('/embed/');
  });

  it('BLK-059 cannot break out of its frame', () => {
    const block = blockOf(html, { html: hostile, title: hostile });
    expect(rendered(View, block)).not.toMatch(/<script|<\/iframe>.+<iframe/);
    const previewed = rendered(View, block, { isPreviewed: true });
    expect(previewed.match(/<iframe/g)).toHaveLength(1);
    expect(previewed).not.toContain('<script');
  });

  it('has a title, and a height of 300 until it is measured or by default', () => {
    expect(withValues({})).toContain('title="More about this shop" height="300"');
    expect(withValues({ height: 99_999, padding: 8 })).toMatch(/--own-padding:8px.*height="5000"/);
  });

  it.each(['', ' \n', 'a'.repeat(100_001), 'a'.repeat(1_048_576)])(
    'is empty without markup or if it is too long',
    (markup) => {
      expect(withValues({ html: markup })).toBe('');
    },
  );
});
