import { signUpScreen, type SignUpProps } from '@selvedge/shared/accounts/sign-up.screen';

import { Redirect } from '../../platform/redirect.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { redirectUriIn } from './forms/redirect-uri.js';

type Content = ContentOf<typeof signUpScreen>;

@Screen(signUpScreen)
export class SignUpScreen implements ScreenSource<typeof signUpScreen> {
  /** Throws Redirect for signed-in users. */
  read({ query, visitor }: RequestOf<typeof signUpScreen>): Promise<Content> {
    const redirectUri = redirectUriIn(query);
    if (visitor.subject !== null) return Promise.reject(new Redirect(redirectUri));
    return this.again({ redirectUri, form: null }, 200);
  }

  /** Renders the form again with the status of the error. */
  again(props: SignUpProps, status: number): Promise<Content> {
    const head = { title: 'Create your account', path: '/sign-up/', noindex: true };
    return Promise.resolve({ props, head, status });
  }
}
