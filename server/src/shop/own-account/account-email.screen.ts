import {
  accountEmailScreen,
  type AccountEmailProps,
} from '@selvedge/shared/own-account/account-email.screen';

import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';

type Content = ContentOf<typeof accountEmailScreen>;

/** Asks for confirmation before the change, because mail programs open links automatically. */
@Screen(accountEmailScreen)
export class AccountEmailScreen implements ScreenSource<typeof accountEmailScreen> {
  read({ query }: RequestOf<typeof accountEmailScreen>): Promise<Content> {
    const token = typeof query['token'] === 'string' ? query['token'] : '';
    return this.after({ token, state: 'asked', refusal: null });
  }

  /** Renders the outcome of the confirmation. */
  after(props: AccountEmailProps, status = 200): Promise<Content> {
    const head = { title: 'Your e-mail address', path: '/account/email/', noindex: true };
    return Promise.resolve({ props, head, status });
  }
}
