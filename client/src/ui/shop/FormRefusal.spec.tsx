import { renderToStaticMarkup } from 'react-dom/server';

import { FormRefusal } from './FormRefusal.js';

const form = (errors: Record<string, string[]>, message: string | null = null) => ({
  values: {},
  errors,
  message,
});

describe('what was wrong with a form', () => {
  it('is nothing where nothing was', () => {
    expect(renderToStaticMarkup(<FormRefusal form={null} />)).toBe('');
    expect(renderToStaticMarkup(<FormRefusal form={form({})} />)).toBe('');
  });

  it('is where the page begins, with a way to each field under its label', () => {
    const errors = {
      'shippingAddress.fullName': ['This field is required'],
      email: ['No.', 'Never.'],
    };
    const markup = renderToStaticMarkup(
      <FormRefusal form={form(errors, 'This field is required')} />,
    );
    expect(markup).toContain('role="alert" tabindex="-1" autofocus=""');
    expect(markup).toContain(
      '<a href="#shippingAddress.fullName">Full name</a>: This field is required',
    );
    expect(markup).toContain('<a href="#email">E-mail</a>: No.</li>');
  });

  it('tells the fields of two addresses apart', () => {
    const errors = { 'billingAddress.fullName': ['This field is required'] };
    expect(renderToStaticMarkup(<FormRefusal form={form(errors)} />)).toContain(
      '>Billing address, full name</a>',
    );
  });

  it('is the message alone where no field is to blame', () => {
    const markup = renderToStaticMarkup(<FormRefusal form={form({}, 'Your card was declined')} />);
    expect(markup).toContain('<div>Your card was declined</div>');
  });
});
