import { loginScreen, type LoginProps } from '@selvedge/shared/accounts/login.screen';
import { redirectPath } from '@selvedge/shared/accounts/redirect';

import { Redirect } from '../../../platform/redirect.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../storefront/index.js';
import { doorOf } from './door.js';

type Content = ContentOf<typeof loginScreen>;

/**
 * RTE-002, RTE-003, GRD-008: the gate of a closed shop; where there is none, or whoever stands at it says where
 * they want to go, the sign-in of accounts.
 */
@Screen(loginScreen)
export class LoginScreen implements ScreenSource<typeof loginScreen> {
  /** Throws Redirect where another door stands before the shop. */
  read(request: RequestOf<typeof loginScreen>): Promise<Content> {
    const { redirect_uri: target } = request.query;
    const hasTarget = typeof target === 'string';
    const door = hasTarget ? undefined : doorOf(request);
    if (door !== undefined && door !== '/login/') return Promise.reject(new Redirect(door));
    const gate = door === '/login/';
    const redirectUri = redirectPath(
      hasTarget ? target : undefined,
      hasTarget || gate ? '/' : '/dashboard/',
    );
    const isPasswordNew = hasTarget && request.query['done'] === 'password';
    return this.again({ redirectUri, gate, isPasswordNew, form: null }, 200);
  }

  /** With the status of what was wrong in its form. */
  again(props: LoginProps, status: number): Promise<Content> {
    const head = { title: 'Sign in', path: '/login/', noindex: true };
    return Promise.resolve({ props, head, status });
  }
}
