import {
  accountDataScreen,
  type AccountDataProps,
} from '@selvedge/shared/own-account/account-data.screen';

import { SecondFactorStatus } from '../../features/accounts/index.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { ownerOf } from './sign-in-redirect.js';

type Content = ContentOf<typeof accountDataScreen>;
type Request = RequestOf<typeof accountDataScreen>;

const path = '/account/data/';

/** Page to export personal data or delete the account (GDPR Articles 17 and 20). */
@Screen(accountDataScreen)
export class AccountDataScreen implements ScreenSource<typeof accountDataScreen> {
  constructor(private readonly factors: SecondFactorStatus) {}

  /** Throws Redirect for visitors who are not signed in. */
  read(request: Request): Promise<Content> {
    return this.again(request, { form: null, deletion: null });
  }

  /** Renders the page with the errors and status of one of its forms. Throws Redirect, as above. */
  async again(
    { visitor }: Request,
    forms: Omit<AccountDataProps, 'isProtected'>,
    status = 200,
  ): Promise<Content> {
    const { isOn: isProtected } = await this.factors.of(ownerOf(visitor, path));
    const head = { title: 'Your data', path, noindex: true };
    return { props: { isProtected, ...forms }, head, status };
  }
}
