import {
  forgotPasswordScreen,
  type ForgotPasswordProps,
} from '@selvedge/shared/accounts/forgot-password.screen';

import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../storefront/index.js';

type Content = ContentOf<typeof forgotPasswordScreen>;

/** API-054: where somebody asks for a new password. */
@Screen(forgotPasswordScreen)
export class ForgotPasswordScreen implements ScreenSource<typeof forgotPasswordScreen> {
  read({ query }: RequestOf<typeof forgotPasswordScreen>): Promise<Content> {
    return this.again({ isSent: query['sent'] === '1', form: null }, 200);
  }

  /** With the status of what was wrong in its form. */
  again(props: ForgotPasswordProps, status: number): Promise<Content> {
    const head = { title: 'Forgotten password', path: '/forgot-password/', noindex: true };
    return Promise.resolve({ props, head, status });
  }
}
