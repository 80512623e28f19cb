import { renderToStaticMarkup } from 'react-dom/server';

import { SafeLink } from './SafeLink.js';

const origin = 'http://tropic.localhost';
describe('link written by an owner', () => {
  const link = (to: string) =>
    renderToStaticMarkup(
      <SafeLink to={to} origin={origin}>
        words
      </SafeLink>,
    );

  it('LAY-045 opens another host in a new tab without opener, and announces it', () => {
    expect(link('https://other.example/')).toContain('target="_blank" rel="noopener noreferrer"');
    expect(link('https://other.example/')).toContain('opens in a new tab');
  });

  it('opens this host in the same tab', () => {
    expect(link('/basket/')).toBe('<a href="/basket/">words</a>');
    expect(link(`${origin}/basket/`)).not.toContain('target');
    expect(link('mailto:ada@example.test')).toBe('<a href="mailto:ada@example.test">words</a>');
  });

  it('LAY-042 LAY-043 renders an action as a button and an empty fragment as nothing', () => {
    expect(link('@print-page')).toBe(
      '<button type="button" data-action="print-page">words</button>',
    );
    expect(link('#')).toBe('<span>words</span>');
  });

  it('LAY-042 disables an action that no shop has, and never leads to its name', () => {
    expect(link('@start-chatting')).toBe(
      '<button type="button" data-action="start-chatting" disabled="">words</button>',
    );
    expect(link('@print-page ')).not.toContain('disabled');
    expect(link('@PRINT-PAGE')).toContain('disabled');
  });

  it('leads to the warning page if the address is not permitted', () => {
    expect(link(' JaVaScRiPt:alert(1)')).toBe('<a href="/404/" data-blocked="true">words</a>');
  });
});
