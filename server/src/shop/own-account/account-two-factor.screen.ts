import {
  accountTwoFactorScreen,
  type AccountTwoFactorProps,
} from '@selvedge/shared/own-account/account-two-factor.screen';

import { SecondFactorStatus, SetUpOffers } from '../../features/accounts/index.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { ownerOf } from './sign-in-redirect.js';

type Content = ContentOf<typeof accountTwoFactorScreen>;
type Request = RequestOf<typeof accountTwoFactorScreen>;
type Shown = Pick<AccountTwoFactorProps, 'recoveryCodes' | 'form'>;

const path = '/account/two-factor/';

@Screen(accountTwoFactorScreen)
export class AccountTwoFactorScreen implements ScreenSource<typeof accountTwoFactorScreen> {
  constructor(
    private readonly statuses: SecondFactorStatus,
    private readonly offers: SetUpOffers,
  ) {}

  /** Throws Redirect for visitors who are not signed in. */
  read(request: Request): Promise<Content> {
    return this.again(request, { recoveryCodes: [], form: null });
  }

  /** Renders the page with the errors and status of its form. Throws Redirect, as above. */
  async again(
    { visitor, store, query }: Request,
    { recoveryCodes, form }: Shown,
    status = 200,
  ): Promise<Content> {
    const subject = ownerOf(visitor, path);
    const present = await this.statuses.of(subject);
    const setUp = present.isOn
      ? null
      : await this.offers.of(subject, store.name, form?.values['setup']);
    const isOff = form === null && query['done'] === 'off';
    const head = { title: 'Two-factor authentication', path, noindex: true };
    const passkeys = await this.statuses.passkeysOf(subject);
    return {
      props: { status: present, passkeys, setUp, recoveryCodes, isOff, form },
      head,
      status,
    };
  }
}
