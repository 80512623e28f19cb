import {
  resetPasswordScreen,
  type ResetPasswordProps,
} from '@selvedge/shared/accounts/reset-password.screen';

import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { PasswordResets } from '../../features/accounts/password-reset/password-resets.service.js';

type Content = ContentOf<typeof resetPasswordScreen>;

/** Target of the mailed reset link (IDN-013). */
@Screen(resetPasswordScreen)
export class ResetPasswordScreen implements ScreenSource<typeof resetPasswordScreen> {
  constructor(private readonly resets: PasswordResets) {}

  read({ query }: RequestOf<typeof resetPasswordScreen>): Promise<Content> {
    return this.again({ token: query['token'], form: null }, 200);
  }

  /** Renders the form again with the status of the error; the token may be any text. */
  async again(
    { token, form }: { readonly token: unknown } & Pick<ResetPasswordProps, 'form'>,
    status: number,
  ): Promise<Content> {
    const given = typeof token === 'string' ? token : '';
    const isOpen = await this.resets.isOpen(given);
    const head = { title: 'New password', path: '/reset-password/', noindex: true };
    return { props: { token: isOpen ? given : '', isOpen, form }, head, status };
  }
}
