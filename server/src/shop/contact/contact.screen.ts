import { contactScreen } from '@selvedge/shared/contact/contact.screen';
import type { FormState } from '@selvedge/shared/screens/form-state';
import { contactLink } from '@selvedge/shared/links/links';
import { textIn } from '@selvedge/shared/screens/query';

import { BusinessService } from '../../features/business/index.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
  type ShopRequest,
} from '../../features/storefront/index.js';

type Content = ContentOf<typeof contactScreen>;

@Screen(contactScreen)
export class ContactScreen implements ScreenSource<typeof contactScreen> {
  constructor(private readonly business: BusinessService) {}

  read(request: RequestOf<typeof contactScreen>): Promise<Content> {
    return this.content(request, null, textIn(request.query['sent']) !== undefined);
  }

  /** `form` contains the values and errors of a refused form. */
  async content(
    { store }: Pick<ShopRequest, 'store'>,
    form: FormState | null,
    isSent = false,
  ): Promise<Content> {
    const { details } = await this.business.read(store.division);
    return {
      props: { seller: details.legalName === '' ? null : details, isSent, form },
      head: {
        title: 'Contact',
        description: `Write to ${store.name} with a question about a product, a size or an order.`,
        path: contactLink,
      },
    };
  }
}
