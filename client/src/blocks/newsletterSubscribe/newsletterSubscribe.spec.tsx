import { newsletterSubscribe } from '@selvedge/shared/blocks/newsletterSubscribe/definition';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered, blockContext } from '../rendered.testing.js';

const { newsletterSubscribe: fixture } = FIXTURES;
const withValues = (values: Readonly<Record<string, Json>>) =>
  rendered(View, blockOf(newsletterSubscribe, values));
const sent = "We've sent you an email to verify your subscription";

describe('newsletter block', () => {
  const html = rendered(View, fixture);

  it('BLK-042 MKT-019 is a form that works without script', () => {
    expect(html).toMatch(/<form[^>]*action="\/newsletter\/subscribe\/" method="post"/);
    expect(html).toContain('<input type="hidden" name="mailingList" value="3"/>');
    expect(html).toContain(`<input type="hidden" name="block" value="${fixture.id}"/>`);
    expect(html).toContain('<input type="hidden" name="page" value="/about/"/>');
    expect(html).toMatch(
      new RegExp(`<label[^>]*for="email-${fixture.id}">E-mail.*id="email-${fixture.id}"`),
    );
    expect(html).toContain('Sign me up</button>');
    expect(withValues({})).toContain('Subscribe</button>');
  });

  it('ERR-021 shows a confirmation in place of the form', () => {
    const subscription = { block: fixture.id, message: sent, form: null };
    const done = rendered(View, fixture, { subscription });
    expect(done).toMatch(/role="status".*We&#x27;ve sent you an email/);
    expect(done).not.toContain('<form');
  });

  it('ERR-022 shows the error at the field and keeps the input', () => {
    const errors = { email: ['Please enter a valid email address'] };
    const form = { values: { email: 'ada@' }, errors, message: null };
    const refused = rendered(View, fixture, {
      subscription: { block: fixture.id, message: '', form },
    });
    expect(refused).toContain('value="ada@"');
    expect(refused).toContain(`aria-describedby="email-${fixture.id}-error"`);
    expect(refused).toContain('Please enter a valid email address');
  });

  it('BLK-042 ignores the answer to another block', () => {
    const subscription = { block: fixture.id + 1, message: sent, form: null };
    expect(rendered(View, fixture, { subscription })).toBe(html);
  });

  it.each([
    ['THM-071', { textColor: '#fff' }, /--newsletter-text-color:#ffffff/],
    ['THM-071', { backgroundColor: '#111' }, /--newsletter-background:#111111/],
    ['THM-071', { fullBackgroundColor: '#111' }, /--newsletter-background:#111111/],
    ['THM-071', { font: 'Fraunces' }, /--newsletter-title-font:&#x27;Fraunces&#x27;/],
    ['BLK-042', { padding: 4, spacing: 5 }, /--own-padding:4px;--own-spacing:5px/],
    ['BLK-042', { borderRadius: 6 }, /--own-radius:6px/],
    ['BLK-042', { formBorderRadius: 7 }, /--form-border-radius:7px/],
    ['BLK-042', { buttonBorderRadius: 8 }, /--button-border-radius:8px/],
    ['BLK-042', { stacked: '1' }, /class="form stacked"/],
  ])('%s renders %p', (_, values, found) => {
    expect(withValues(values)).toMatch(found);
  });

  it('MKT-007 links to the privacy policy, also where the owner writes it', () => {
    expect(html).toContain('href="/privacy-policy/"');
    const frame = { ...blockContext.frame, hasPolicies: false };
    expect(rendered(View, fixture, { frame })).toContain('href="/privacy-policy/"');
  });

  it('VAL-045 requires first name and e-mail, and shows the error at its field', () => {
    const fields = html.match(/<input[^>]*name="(?:firstName|email)"[^>]*>/g) ?? [];
    expect(fields).toHaveLength(2);
    for (const field of fields) expect(field).toContain('required=""');
    const form = { values: {}, errors: { firstName: ['This is required'] }, message: null };
    const subscription = { block: fixture.id, message: '', form };
    expect(rendered(View, fixture, { subscription })).toMatch(
      new RegExp(`aria-describedby="firstName-${fixture.id}-error"`),
    );
  });
});
