import {
  secondStepScreen,
  type SecondStepProps,
} from '@selvedge/shared/accounts/second-step.screen';

import { Redirect } from '../../platform/redirect.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { PendingSignIns } from '../../features/accounts/sign-in/pending-sign-ins.service.js';
import { redirectUriIn } from './forms/redirect-uri.js';

type Content = ContentOf<typeof secondStepScreen>;
type Request = RequestOf<typeof secondStepScreen>;

/** Asks for the code after the password. Does not name the account (IDN-012). */
@Screen(secondStepScreen)
export class SecondStepScreen implements ScreenSource<typeof secondStepScreen> {
  constructor(private readonly pending: PendingSignIns) {}

  /** Throws Redirect to the sign-in if none is pending in this browser. */
  async read({ query, visitor, store }: Request): Promise<Content> {
    const redirectUri = redirectUriIn(query);
    if ((await this.pending.subjectIn(visitor, store.division)) === undefined)
      throw new Redirect(signInAgain(redirectUri));
    const by = query['with'] === 'recovery' ? 'recovery' : 'app';
    return this.again({ by, redirectUri, form: null }, 200);
  }

  /** Renders the form again with the status of the error. */
  again(props: SecondStepProps, status: number): Promise<Content> {
    const head = { title: 'Enter your code', path: '/login/code/', noindex: true };
    return Promise.resolve({ props, head, status });
  }
}

/** Returns the sign-in path that asks for the password. */
export function signInAgain(redirectUri: string): string {
  return `/login/?redirect_uri=${encodeURIComponent(redirectUri)}`;
}
