import { randomUUID } from 'node:crypto';

import { addressFormatOf } from '@selvedge/shared/addresses/address-format';
import { destinationIn, destinationsOf } from '@selvedge/shared/checkout/destination';
import { quoteRequestScreen } from '@selvedge/shared/orders/quote-request.screen';
import type { FormState } from '@selvedge/shared/screens/form-state';
import { mostOfProduct, quoteRequestLink } from '@selvedge/shared/orders/quotes/quote-request-link';
import { textIn, type Query } from '@selvedge/shared/screens/query';
import { homeOf } from '@selvedge/shared/stores/home';
import { cutText } from '@selvedge/shared/texts/cut-text';

import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
  type ShopRequest,
} from '../../features/storefront/index.js';

type Content = ContentOf<typeof quoteRequestScreen>;

@Screen(quoteRequestScreen)
export class QuoteRequestScreen implements ScreenSource<typeof quoteRequestScreen> {
  read(request: RequestOf<typeof quoteRequestScreen>): Promise<Content> {
    return Promise.resolve(this.content(request, prefillIn(request.query)));
  }

  /** `form` contains the values and errors of a refused form. */
  content({ store }: Pick<ShopRequest, 'store'>, form: FormState | null): Content {
    const countries = destinationsOf(store);
    const countryCode = form?.values['shippingAddress.country'] ?? homeOf(store);
    const country = destinationIn([countryCode], countries);
    return {
      props: {
        countries,
        country,
        addressFormat: addressFormatOf(country),
        id: form?.values['id'] ?? randomUUID(),
        form,
      },
      head: {
        title: 'Get a quote',
        description: `Tell ${store.name} what you need made and how many. You will receive a price by e-mail.`,
        path: quoteRequestLink,
      },
    };
  }
}

/** Prefills the form from the link; the values are validated on submission. */
function prefillIn({ product, quantity }: Query): FormState | null {
  const asked = textIn(product);
  if (asked === undefined) return null;
  const pieces = textIn(quantity) ?? '';
  const productName = cutText(asked, mostOfProduct, mostOfProduct);
  const values = { product: productName, ...(/^\d{1,6}$/.test(pieces) && { quantity: pieces }) };
  return { values, errors: {}, message: null };
}
