import { signUpScreen, type SignUpProps } from '@selvedge/shared/accounts/sign-up.screen';

import { Redirect } from '../../../platform/redirect.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../storefront/index.js';
import { redirectUriIn } from './forms/redirect-uri.js';

type Content = ContentOf<typeof signUpScreen>;

/** Where a stranger comes to an account. */
@Screen(signUpScreen)
export class SignUpScreen implements ScreenSource<typeof signUpScreen> {
  /** Throws Redirect for who has one. */
  read({ query, visitor }: RequestOf<typeof signUpScreen>): Promise<Content> {
    const redirectUri = redirectUriIn(query);
    if (visitor.subject !== null) return Promise.reject(new Redirect(redirectUri));
    return this.again({ redirectUri, form: null }, 200);
  }

  /** With the status of what was wrong in its form. */
  again(props: SignUpProps, status: number): Promise<Content> {
    const head = { title: 'Create your account', path: '/sign-up/', noindex: true };
    return Promise.resolve({ props, head, status });
  }
}
