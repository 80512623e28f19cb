import { loginScreen, type LoginProps } from '@selvedge/shared/accounts/login.screen';
import { redirectPath } from '@selvedge/shared/accounts/redirect';

import { Redirect } from '../../platform/redirect.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { blockedRedirect } from './blocked-redirect.js';

type Content = ContentOf<typeof loginScreen>;

const DONE = ['password', 'deletion'] as const;

/**
 * Shows the gate of a closed shop. Without a gate, or with a target page in the query, it shows the
 * account sign-in (RTE-002, RTE-003, GRD-008).
 */
@Screen(loginScreen)
export class LoginScreen implements ScreenSource<typeof loginScreen> {
  /** Throws Redirect if another access screen applies. */
  read(request: RequestOf<typeof loginScreen>): Promise<Content> {
    const { redirect_uri: target } = request.query;
    const hasTarget = typeof target === 'string';
    const door = hasTarget ? undefined : blockedRedirect(request);
    if (door !== undefined && door !== '/login/') return Promise.reject(new Redirect(door));
    const gate = door === '/login/';
    const redirectUri = redirectPath(
      hasTarget ? target : undefined,
      hasTarget || gate ? '/' : '/dashboard/',
    );
    const done = (hasTarget && DONE.find((one) => one === request.query['done'])) || null;
    return this.again({ redirectUri, gate, done, form: null }, 200);
  }

  /** Renders the form again with the status of the error. */
  again(props: LoginProps, status: number): Promise<Content> {
    const head = {
      title: props.gate ? 'This shop is private' : 'Sign in',
      path: '/login/',
      noindex: true,
    };
    return Promise.resolve({ props, head, status });
  }
}
