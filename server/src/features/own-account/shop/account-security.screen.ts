import {
  accountSecurityScreen,
  type AccountSecurityProps,
} from '@selvedge/shared/own-account/account-security.screen';

import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../storefront/index.js';
import { ownerOf } from './door.js';
import { OwnSessions } from '../data/own-sessions.service.js';

type Content = ContentOf<typeof accountSecurityScreen>;
type Request = RequestOf<typeof accountSecurityScreen>;

/** How a person signs in, and where they are signed in. */
@Screen(accountSecurityScreen)
export class AccountSecurityScreen implements ScreenSource<typeof accountSecurityScreen> {
  constructor(private readonly sessions: OwnSessions) {}

  /** Throws Redirect for who is not signed in. */
  read(request: Request): Promise<Content> {
    return this.again(request, null);
  }

  /** With the status of what was wrong in its form. Throws Redirect, as above. */
  async again(
    { visitor, query }: Request,
    form: AccountSecurityProps['form'],
    status = 200,
  ): Promise<Content> {
    const sessions = await this.sessions.list(
      ownerOf(visitor, '/account/security/'),
      visitor.token,
    );
    const done = form === null ? doneIn(query['done']) : null;
    const head = { title: 'Sign-in and security', path: '/account/security/', noindex: true };
    return { props: { done, sessions, form }, head, status };
  }
}

function doneIn(done: unknown): AccountSecurityProps['done'] {
  return done === 'password' || done === 'session' ? done : null;
}
