import type { Country } from '../checkout/checkout.screen.js';
import { defineScreen } from '../storefront/define-screen.js';
import type { FormState } from '../storefront/form-state.js';
import type { SavedAddress } from './saved-address.js';

export interface AccountAddressesProps {
  readonly addresses: readonly SavedAddress[];
  /** The one that the form changes; null where it adds one. */
  readonly changed: SavedAddress | null;
  readonly countries: readonly Country[];
  /** The one that a new address is likely to be in. */
  readonly country: string;
  readonly done: 'saved' | 'deleted' | 'default' | null;
  readonly form: FormState | null;
}

/** The addresses that a person keeps for the next order. */
export const accountAddressesScreen = defineScreen<AccountAddressesProps>()({
  name: 'account-addresses',
  routes: ['/account/addresses/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
  secrets: true,
});
