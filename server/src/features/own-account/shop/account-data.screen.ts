import {
  accountDataScreen,
  type AccountDataProps,
} from '@selvedge/shared/own-account/account-data.screen';

import { SecondFactorStatus } from '../../accounts/index.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../storefront/index.js';
import { ownerOf } from './door.js';

type Content = ContentOf<typeof accountDataScreen>;
type Request = RequestOf<typeof accountDataScreen>;

const path = '/account/data/';

/** GDPR Article 20: where a person takes what is kept of them, or has it deleted. */
@Screen(accountDataScreen)
export class AccountDataScreen implements ScreenSource<typeof accountDataScreen> {
  constructor(private readonly factors: SecondFactorStatus) {}

  /** Throws Redirect for who is not signed in. */
  read(request: Request): Promise<Content> {
    return this.again(request, { form: null, deletion: null });
  }

  /** With the status of what was wrong in one of its forms. Throws Redirect, as above. */
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
