import { addressFormatOf } from '@selvedge/shared/addresses/address-format';
import { SHIPPING_COUNTRIES as countries } from '@selvedge/shared/countries/shipping-countries';
import { accountAddressesScreen } from '@selvedge/shared/own-account/account-addresses.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

const home = {
  addressId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  fullName: 'Ada Lovelace',
  line1: '1 Analytical Row',
  line2: null,
  city: 'London',
  postcode: 'N1 9GU',
  country: 'GB',
  isDefault: true,
};

export const fixture = fixtureOf(accountAddressesScreen, {
  addresses: [
    home,
    { ...home, addressId: '7c9e6679-7425-40de-944b-e07fc1f90ae7', isDefault: false },
  ],
  changed: null,
  countries,
  country: 'GB',
  addressFormat: addressFormatOf('GB'),
  done: 'saved',
  form: null,
});
