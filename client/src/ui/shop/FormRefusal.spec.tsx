import { renderToStaticMarkup } from 'react-dom/server';

import { FormRefusal } from './FormRefusal.js';

const form = (errors: Record<string, string[]>, message: string | null = null) => ({
  values: {},
  errors,
  message,
});

describe('error summary of a form', () => {
  it('is empty without errors', () => {
    expect(renderToStaticMarkup(<FormRefusal form={null} />)).toBe('');
    expect(renderToStaticMarkup(<FormRefusal form={form({})} />)).toBe('');
  });

  it('gets the focus and links each error to its field by label', () => {
    const errors = {
      'shippingAddress.fullName': ['This field is required'],
      email: ['No.', 'Never.'],
    };
    const markup = renderToStaticMarkup(
      <FormRefusal form={form(errors, 'This field is required')} />,
    );
    expect(markup).toContain('role="alert" tabindex="-1" autofocus=""');
    expect(markup).toContain(
      '<a href="#shippingAddress.fullName">Full name</a>: <span>This field is required</span>',
    );
    expect(markup).toContain('<a href="#email">E-mail</a>: <span>No.</span></li>');
  });

  it('distinguishes the fields of two addresses', () => {
    const errors = { 'billingAddress.fullName': ['This field is required'] };
    expect(renderToStaticMarkup(<FormRefusal form={form(errors)} />)).toContain(
      '>Billing address, full name</a>',
    );
  });

  it('uses the labels of each address', () => {
    const errors = {
      'shippingAddress.postcode': ['This field is required'],
      'billingAddress.postcode': ['This field is required'],
      'billingAddress.line1': ['This field is required'],
    };
    const labels = {
      'shippingAddress.postcode': 'Postcode',
      'billingAddress.postcode': 'ZIP code',
      'billingAddress.line1': 'Street address',
    };
    const markup = renderToStaticMarkup(<FormRefusal form={form(errors)} labels={labels} />);
    for (const label of [
      'Postcode',
      'Billing address, ZIP code',
      'Billing address, street address',
    ])
      expect(markup).toContain(`>${label}</a>`);
  });

  it('uses the labels of its form', () => {
    const markup = renderToStaticMarkup(
      <FormRefusal
        form={form({ email: ['Enter another one'] })}
        labels={{ email: 'New e-mail' }}
      />,
    );
    expect(markup).toContain('<a href="#email">New e-mail</a>: <span>Enter another one</span>');
  });

  it('shows only the message if no field is invalid', () => {
    const markup = renderToStaticMarkup(<FormRefusal form={form({}, 'Your card was declined')} />);
    expect(markup).toContain('<div>Your card was declined</div>');
  });
});
