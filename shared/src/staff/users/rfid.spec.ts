import { rfidForm, typedRfids } from './rfid.js';

it('typed card numbers are normalised', () => {
  expect(typedRfids('04:a1:b2:c3, 04 a1 b2 c3\n\n 00112233445566;')).toStrictEqual([
    '04A1B2C3',
    '00112233445566',
  ]);
  expect(typedRfids('  ')).toStrictEqual([]);
});

it.each([
  ['04A1B2C3', true],
  ['00112233445566778899', true],
  ['04A1B2', false],
  ['04A1B2C', false],
  ['04A1B2G3', false],
  ['0011223344556677889900', false],
])('%s is a valid card number: %s', (number, is) => {
  expect(rfidForm.test(number)).toBe(is);
});
