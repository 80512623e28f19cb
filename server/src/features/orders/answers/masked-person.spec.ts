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

it.each([
  ['Ada Lovelace', 'A••• L•••'],
  ['e\u0301lodie', 'e\u0301•••'],
  ['👩‍👩‍👧‍👦 Smith', '👩‍👩‍👧‍👦••• S•••'],
  ['क्षितिज', 'क्षि•••'],
])('keeps the first character of each name as a reader sees it: %s', (fullName, masked) => {
  const named = { ...shippingAddress, fullName };
  const person = maskedPerson({ email: null, shippingAddress: named, billingAddress: null });
  expect(person.shippingAddress?.fullName).toBe(masked);
});

it('ORD-002 leaves out the EORI number', () => {
  const company = { ...shippingAddress, eoriNumber: 'GB123456789000' };
  const person = maskedPerson({ email: null, shippingAddress: company, billingAddress: null });
  expect(person.shippingAddress).not.toHaveProperty('eoriNumber');
});
