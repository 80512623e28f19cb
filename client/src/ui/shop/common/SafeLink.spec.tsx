import { renderToStaticMarkup } from 'react-dom/server';

import { SafeLink } from './SafeLink.js';

const origin = 'http://tropic.localhost';
describe('a link that an owner wrote', () => {
  const link = (to: string) =>
    renderToStaticMarkup(
      <SafeLink to={to} origin={origin}>
        words
      </SafeLink>,
    );

  it('LAY-045 to another host opens a tab without opener, and says so', () => {
    expect(link('https://other.example/')).toContain('target="_blank" rel="noopener noreferrer"');
    expect(link('https://other.example/')).toContain('opens in a new tab');
  });

  it('to this host stays in its tab', () => {
    expect(link('/basket/')).toBe('<a href="/basket/">words</a>');
    expect(link(`${origin}/basket/`)).not.toContain('target');
    expect(link('mailto:ada@example.test')).toBe('<a href="mailto:ada@example.test">words</a>');
  });

  it('LAY-042 LAY-043 an action is a button, a bare hash is nothing', () => {
    expect(link('@open-bag')).toContain('<button type="button" data-action="open-bag"');
    expect(link('#')).toBe('<span>words</span>');
  });

  it('what is not let through leads to the page that says so', () => {
    expect(link(' JaVaScRiPt:alert(1)')).toBe('<a href="/404/" data-blocked="true">words</a>');
  });
});
