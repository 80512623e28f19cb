import {
  accountSecurityScreen,
  type AccountSecurityProps,
} from '@selvedge/shared/own-account/account-security.screen';

import { Redirect } from '../../../platform/redirect.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../storefront/index.js';
import { doorTo } from './door.js';

type Content = ContentOf<typeof accountSecurityScreen>;
type Request = RequestOf<typeof accountSecurityScreen>;

/** How a person signs in, and where they are signed in. */
@Screen(accountSecurityScreen)
export class AccountSecurityScreen implements ScreenSource<typeof accountSecurityScreen> {
  /** Throws Redirect for who is not signed in. */
  read(request: Request): Promise<Content> {
    return this.again(request, null);
  }

  /** With the status of what was wrong in its form. Throws Redirect, as above. */
  again(
    { visitor: { subject }, query }: Request,
    form: AccountSecurityProps['form'],
    status = 200,
  ): Promise<Content> {
    if (subject === null) throw new Redirect(doorTo('/account/security/'));
    const isPasswordNew = form === null && query['done'] === 'password';
    const head = { title: 'Sign-in and security', path: '/account/security/', noindex: true };
    return Promise.resolve({ props: { isPasswordNew, form }, head, status });
  }
}
