import { InvalidInput } from '../../../platform/refusals.js';
import { formWithErrors } from './form-with-errors.js';

describe('a form with errors', () => {
  const refused = new InvalidInput({
    email: ['Invalid'],
    website: ['Invalid'],
    'address.city': ['Required'],
    fullName: ['Required'],
    terms: ['Required'],
  });
  const orderFor = (body: object): readonly string[] =>
    Object.keys(formWithErrors(refused, body).form.errors);

  it('lists them in the order of the fields, and those of absent fields last', () => {
    const body = { fullName: '', address: { city: '' }, email: 'ada', website: 'x' };
    expect(orderFor(body)).toStrictEqual(['fullName', 'address.city', 'email', 'website', 'terms']);
    expect(orderFor({ website: 'x', email: 'ada' }).slice(0, 2)).toStrictEqual([
      'website',
      'email',
    ]);
  });

  it('keeps the order of errors without fields', () => {
    expect(orderFor({})).toStrictEqual(['email', 'website', 'address.city', 'fullName', 'terms']);
  });
});
