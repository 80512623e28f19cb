import { addressFormatOf } from '@selvedge/shared/addresses/address-format';
import { SHIPPING_COUNTRIES } from '@selvedge/shared/countries/shipping-countries';
import { destinationIn } from '@selvedge/shared/checkout/destination';
import {
  accountAddressesScreen,
  type AccountAddressesProps,
} from '@selvedge/shared/own-account/account-addresses.screen';
import type { FormState } from '@selvedge/shared/screens/form-state';

import { Addresses } from '../../features/addresses/index.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { ownerOf } from './sign-in-redirect.js';

type Content = ContentOf<typeof accountAddressesScreen>;
type Request = RequestOf<typeof accountAddressesScreen>;

const page = '/account/addresses/';
const DONE = ['saved', 'deleted', 'default'] as const;

@Screen(accountAddressesScreen)
export class AccountAddressesScreen implements ScreenSource<typeof accountAddressesScreen> {
  constructor(private readonly addresses: Addresses) {}

  /** Throws Redirect for visitors who are not signed in. */
  read(request: Request): Promise<Content> {
    const { done, change } = request.query;
    const shown = { done: DONE.find((one) => one === done) ?? null, form: null };
    return this.content(request, shown, change);
  }

  /** Renders the page with the errors of its form. Throws Redirect, as above. */
  async again(request: Request, form: FormState, status: number): Promise<Content> {
    const content = await this.content(request, { done: null, form }, form.values['addressId']);
    return { ...content, status };
  }

  private async content(
    { visitor, store }: Request,
    shown: Pick<AccountAddressesProps, 'done' | 'form'>,
    named: unknown,
  ): Promise<Content> {
    const addresses = await this.addresses.of(ownerOf(visitor, page));
    const changed = addresses.find(({ addressId }) => addressId === named) ?? null;
    const typed = shown.form?.values['country'] ?? changed?.country;
    const country = destinationIn([typed, visitor.networkCountry, store.country]);
    return {
      props: {
        ...{ addresses, changed, countries: SHIPPING_COUNTRIES, ...shown },
        ...{ country, addressFormat: addressFormatOf(country) },
      },
      head: { title: 'Your addresses', path: page, noindex: true },
    };
  }
}
