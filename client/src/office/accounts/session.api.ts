import type { InitialState } from '@selvedge/shared/accounts/contract';

import { call } from '../../lib/http.js';

/** API-014. */
export const fetchSession = () => call<InitialState>('GET', '/dashboard/secure/get/');

/** API-010. Throws ApiError with the server's words. */
export const signIn = (email: string, password: string) =>
  call<InitialState>('POST', '/dashboard/secure/login/', { email, password });

/** API-013. */
export const signOut = () => call<unknown>('POST', '/dashboard/secure/logout/', {});
