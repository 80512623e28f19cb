import { maskedPerson } from './masked-person.js';

const shippingAddress = {
  fullName: 'Ada  Palm',
  line1: '1 Wave Road',
  line2: 'Flat 3',
  city: 'Éire',
  postcode: 'PO40 9PB',
  country: 'GB',
};

it('masks all but what buyers recognize as their own', () => {
  const person = { email: 'ada@example.test', shippingAddress, billingAddress: null };
  expect(maskedPerson(person)).toStrictEqual({
    email: 'a•••@example.test',
    shippingAddress: {
      fullName: 'A••• P•••',
      line1: '•••',
      line2: null,
      city: 'É•••',
      postcode: 'P•••',
      country: 'GB',
    },
    billingAddress: null,
  });
});

it('keeps erased data null', () => {
  const anonymous = { email: null, shippingAddress: null, billingAddress: null };
  expect(maskedPerson(anonymous)).toStrictEqual(anonymous);
});
