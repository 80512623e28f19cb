import { mailContactForm } from '@selvedge/shared/blocks/mailContactForm/definition';

import { View } from './view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

describe('contact form block', () => {
  const { mailContactForm: fixture } = FIXTURES;

  it('asks for name, e-mail and message, and includes its page', () => {
    const html = rendered(View, fixture);
    expect(html).toContain('Ask us anything');
    expect(html).toContain('action="/contact/send/"');
    for (const name of ['name', 'email', 'message'])
      expect(html).toMatch(
        new RegExp(`name="${name}"[^>]* required=""|required=""[^>]* name="${name}"`),
      );
    expect(html).toContain(`name="block" value="${String(fixture.id)}"`);
    expect(html).toContain('name="page" value="/about/"');
    expect(html).toContain('Send</button>');
  });

  it('keeps the input and shows the errors', () => {
    const form = {
      ...{ values: { name: 'Ada', email: 'ada', message: 'Hello' }, message: null },
      errors: { email: ['Please enter a valid email'] },
    };
    const subscription = { block: fixture.id, message: '', form };
    const html = rendered(View, fixture, { subscription });
    expect(html).toContain('value="Ada"');
    expect(html).toContain('Hello</textarea>');
    expect(html).toContain('Please enter a valid email');
    expect(rendered(View, blockOf(mailContactForm, {}), { subscription })).not.toContain('Ada');
  });

  it('thanks the sender, in this block only', () => {
    const subscription = { block: fixture.id, message: 'Thank you', form: null };
    const html = rendered(View, fixture, { subscription });
    expect(html).toContain('Thank you');
    expect(html).not.toContain('<form');
    expect(rendered(View, blockOf(mailContactForm, {}), { subscription })).toContain('<form');
  });
});
