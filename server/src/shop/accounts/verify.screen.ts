import { nextStep, stepLink } from '@selvedge/shared/accounts/next-step';
import { verifyScreen, type VerifyProps } from '@selvedge/shared/accounts/verify.screen';

import { Redirect } from '../../platform/redirect.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { AccountsQueries } from '../../features/accounts/accounts.queries.js';
import { PendingSignUps } from '../../features/accounts/sign-up/pending-sign-ups.service.js';
import { redirectUriIn } from './forms/redirect-uri.js';

type Content = ContentOf<typeof verifyScreen>;
type Request = RequestOf<typeof verifyScreen>;

/** Asks for the code of the mail (IDN-008, RTE-070). */
@Screen(verifyScreen)
export class VerifyScreen implements ScreenSource<typeof verifyScreen> {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly pending: PendingSignUps,
  ) {}

  /** Throws Redirect if the address is verified already, or if no sign-up or session is known. */
  async read(request: Request): Promise<Content> {
    const { query } = request;
    const code = typeof query['code'] === 'string' ? query['code'] : '';
    const isSentAgain = query['sent'] === '1';
    const redirectUri = this.redirectUriOf(request);
    return this.again(request, { code, isSentAgain, redirectUri, form: null });
  }

  /** Renders the form again with the status of the error. Throws Redirect as above. */
  async again(request: Request, props: Omit<VerifyProps, 'email'>, status = 200): Promise<Content> {
    const email = await this.emailOf(request, props);
    const head = { title: 'Verify your e-mail address', path: '/sign-up/verify/', noindex: true };
    return { props: { ...props, email }, head, status };
  }

  /** The mailed link contains no redirect target; the cookie of the sign-up does. */
  private redirectUriOf({ query, visitor }: Request): string {
    const given = redirectUriIn(query);
    return given === '/' ? (this.pending.of(visitor.cookies)?.redirectUri ?? given) : given;
  }

  private async emailOf({ visitor }: Request, { code, redirectUri }: VerifyQuery): Promise<string> {
    const pending = this.pending.of(visitor.cookies);
    if (pending !== undefined) return pending.email;
    if (visitor.subject === null) throw new Redirect(identifyRedirect(code, redirectUri));
    const account = await this.accounts.account(visitor.subject);
    if (account === undefined) throw new Redirect('/sign-up/');
    const step = nextStep(account);
    if (step === '/sign-up/verify/') return account.email;
    throw new Redirect(step === undefined ? redirectUri : stepLink(step, redirectUri));
  }
}

type VerifyQuery = Pick<VerifyProps, 'code' | 'redirectUri'>;

/**
 * The mailed link may be opened in a browser without the sign-up; the password then identifies the
 * account.
 */
function identifyRedirect(code: string, redirectUri: string): string {
  if (code === '') return stepLink('/sign-up/', redirectUri);
  return stepLink('/login/', `/sign-up/verify/?code=${encodeURIComponent(code)}`);
}
