import {
  accountDetailsScreen,
  type AccountDetailsProps,
} from '@selvedge/shared/own-account/account-details.screen';
import { noDetails } from '@selvedge/shared/customers/details';

import { Redirect } from '../../platform/redirect.js';
import { Accounts, Avatars, SecondFactorStatus } from '../../features/accounts/index.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { signInPathFor, ownerOf } from './sign-in-redirect.js';

type Content = ContentOf<typeof accountDetailsScreen>;
type Request = RequestOf<typeof accountDetailsScreen>;
type Forms = Pick<AccountDetailsProps, 'form' | 'emailForm' | 'pictureForm'>;

const page = '/account/details/';
const noForms: Forms = { form: null, emailForm: null, pictureForm: null };
const DONE = ['details', 'email', 'picture'] as const;

@Screen(accountDetailsScreen)
export class AccountDetailsScreen implements ScreenSource<typeof accountDetailsScreen> {
  constructor(
    private readonly accounts: Accounts,
    private readonly factors: SecondFactorStatus,
    private readonly avatars: Avatars,
  ) {}

  /** Throws Redirect for visitors who are not signed in. */
  read(request: Request): Promise<Content> {
    const { done } = request.query;
    const outcome = DONE.find((one) => one === done) ?? null;
    return this.again(request, {}, 200, outcome);
  }

  /** Renders the page with the errors and status of one of its forms. Throws Redirect, as above. */
  async again(
    { visitor }: Request,
    forms: Partial<Forms>,
    status: number,
    done: AccountDetailsProps['done'] = null,
  ): Promise<Content> {
    const subject = ownerOf(visitor, page);
    const account = await this.accounts.of(subject);
    if (account === undefined) throw new Redirect(signInPathFor(page));
    const { email, firstName, lastName, details } = account;
    const { isOn: isProtected } = await this.factors.of(subject);
    const profile = { firstName, lastName, details: { ...noDetails, ...details } };
    const head = { title: 'Your details', path: page, noindex: true };
    const avatar = await this.avatars.pathOf(subject);
    return {
      props: { email, isProtected, avatar, profile, done, ...noForms, ...forms },
      head,
      status,
    };
  }
}
