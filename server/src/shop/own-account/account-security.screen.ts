import {
  accountSecurityScreen,
  type AccountSecurityProps,
} from '@selvedge/shared/own-account/account-security.screen';

import { SecondFactorStatus } from '../../features/accounts/index.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { ownerOf } from './sign-in-redirect.js';
import { OwnSessions } from '../../features/own-account/data/own-sessions.service.js';

type Content = ContentOf<typeof accountSecurityScreen>;
type Request = RequestOf<typeof accountSecurityScreen>;

/** Password, second factor and sessions of a person. */
@Screen(accountSecurityScreen)
export class AccountSecurityScreen implements ScreenSource<typeof accountSecurityScreen> {
  constructor(
    private readonly sessions: OwnSessions,
    private readonly factors: SecondFactorStatus,
  ) {}

  /** Throws Redirect for visitors who are not signed in. */
  read(request: Request): Promise<Content> {
    return this.again(request, { form: null, ending: null });
  }

  /** Renders the page with the errors and status of one of its forms. Throws Redirect, as above. */
  async again(
    { visitor, query }: Request,
    forms: Pick<AccountSecurityProps, 'form' | 'ending'>,
    status = 200,
  ): Promise<Content> {
    const subject = ownerOf(visitor, '/account/security/');
    const sessions = await this.sessions.list(subject, visitor.token);
    const { isOn: isProtected } = await this.factors.of(subject);
    const isFirst = forms.form === null && forms.ending === null;
    const done = isFirst ? doneIn(query['done']) : null;
    const head = { title: 'Sign-in and security', path: '/account/security/', noindex: true };
    return { props: { done, isProtected, sessions, ...forms }, head, status };
  }
}

function doneIn(done: unknown): AccountSecurityProps['done'] {
  return done === 'password' || done === 'session' ? done : null;
}
