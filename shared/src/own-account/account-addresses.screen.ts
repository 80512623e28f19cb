import type { AddressFormat } from '../addresses/address-format.js';
import type { Country } from '../countries/countries.js';
import { defineScreen } from '../screens/define-screen.js';
import type { FormState } from '../screens/form-state.js';
import type { SavedAddress } from './saved-address.js';

export interface AccountAddressesProps {
  readonly addresses: readonly SavedAddress[];
  /** Address that the form changes; null to add one. */
  readonly changed: SavedAddress | null;
  readonly countries: readonly Country[];
  /** Country of the address in the form. */
  readonly country: string;
  readonly addressFormat: AddressFormat;
  readonly done: 'saved' | 'deleted' | 'default' | null;
  readonly form: FormState | null;
}

/** Saved addresses of a person. */
export const accountAddressesScreen = defineScreen<AccountAddressesProps>()({
  name: 'account-addresses',
  routes: ['/account/addresses/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
  secrets: true,
});
