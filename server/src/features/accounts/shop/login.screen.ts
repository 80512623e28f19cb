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

/** RTE-002, RTE-003, GRD-008: the sign-in of accounts, and the gate of a closed shop. */
@Screen(loginScreen)
export class LoginScreen implements ScreenSource<typeof loginScreen> {
  /** Throws Redirect where there is no gate to stand at. */
  read(request: RequestOf<typeof loginScreen>): Promise<Content> {
    const { redirect_uri: wanted } = request.query;
    const isSignIn = typeof wanted === 'string';
    const door = doorOf(request);
    if (!isSignIn && door !== '/login/') return Promise.reject(new Redirect(door ?? '/404/'));
    const redirectUri = redirectPath(isSignIn ? wanted : undefined, '/');
    const isPasswordNew = isSignIn && request.query['done'] === 'password';
    return this.again({ redirectUri, gate: !isSignIn, isPasswordNew, form: null }, 200);
  }

  /** With the status of what was wrong in its form. */
  again(props: LoginProps, status: number): Promise<Content> {
    const head = { title: 'Sign in', path: '/login/', noindex: true };
    return Promise.resolve({ props, head, status });
  }
}
