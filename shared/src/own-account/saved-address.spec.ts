import type { OrderAddress } from '../orders/contract.js';
import { addressLine } from './saved-address.js';

const ada: OrderAddress = {
  ...{ fullName: 'Ada Lovelace', line1: '1 Analytical Row', line2: '', city: 'London' },
  ...{ postcode: 'N1 9GU', country: 'GB' },
};

it('addressLine formats an address in one line', () => {
  expect(addressLine(ada)).toBe('Ada Lovelace, 1 Analytical Row, London, N1 9GU');
  expect(addressLine({ ...ada, line2: 'Flat 2' })).toBe(
    'Ada Lovelace, 1 Analytical Row, Flat 2, London, N1 9GU',
  );
});
