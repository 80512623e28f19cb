import { eulaScreen, type EulaProps } from '@selvedge/shared/accounts/eula.screen';
import { nextStep } from '@selvedge/shared/accounts/next-step';

import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { AccountsQueries } from '../../features/accounts/accounts.queries.js';
import { redirectUriIn } from './forms/redirect-uri.js';

type Content = ContentOf<typeof eulaScreen>;
type Request = RequestOf<typeof eulaScreen>;

/**
 * Page of the terms. Everyone can read them; accounts that have not signed them can sign (IDN-009,
 * RTE-071).
 */
@Screen(eulaScreen)
export class EulaScreen implements ScreenSource<typeof eulaScreen> {
  constructor(private readonly accounts: AccountsQueries) {}

  read(request: Request): Promise<Content> {
    return this.again(request, { redirectUri: redirectUriIn(request.query), form: null });
  }

  /** Renders the form again with the status of the error. */
  async again(
    { visitor: { subject } }: Request,
    props: Omit<EulaProps, 'mustSign'>,
    status = 200,
  ): Promise<Content> {
    const account = subject === null ? undefined : await this.accounts.account(subject);
    const mustSign = account !== undefined && nextStep(account) === '/sign-up/eula/';
    const head = { title: 'Terms of your account', path: '/sign-up/eula/', noindex: true };
    return { props: { ...props, mustSign }, head, status };
  }
}
