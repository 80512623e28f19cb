import {
  forgotPasswordScreen,
  type ForgotPasswordProps,
} from '@selvedge/shared/accounts/forgot-password.screen';

import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';

type Content = ContentOf<typeof forgotPasswordScreen>;

/** Page to request a password reset (API-054). */
@Screen(forgotPasswordScreen)
export class ForgotPasswordScreen implements ScreenSource<typeof forgotPasswordScreen> {
  read({ query }: RequestOf<typeof forgotPasswordScreen>): Promise<Content> {
    return this.again({ isSent: query['sent'] === '1', form: null }, 200);
  }

  /** Renders the form again with the status of the error. */
  again(props: ForgotPasswordProps, status: number): Promise<Content> {
    const head = { title: 'Forgot your password?', path: '/forgot-password/', noindex: true };
    return Promise.resolve({ props, head, status });
  }
}
