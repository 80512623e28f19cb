import type { ErrorKind } from '../http/problem.js';
import { messages } from '../messages.js';

/** Why somebody may not do something, in the words that they are told. */
export interface Refusal {
  /** The name that clients know it by (decision 0004). */
  readonly code: string;
  readonly kind: ErrorKind;
  readonly message: string;
  /** RTE-072 to RTE-078: where a page leads instead of refusing. */
  readonly leadsTo?: string;
}

/** ERR-003: a visitor is asked to sign in; RTE-069: a page leads there. */
export const notSignedIn: Refusal = {
  code: 'NotSignedIn',
  kind: 'unauthenticated',
  message: 'Sign in first',
};

/** ERR-003. */
export const permissionDenied: Refusal = {
  code: 'PermissionDenied',
  kind: 'forbidden',
  message: messages.permissionDenied,
};

/** IDN-005: of who may do it as soon as they have a second factor. */
export const secondFactorRequired: Refusal = {
  code: 'SecondFactorRequired',
  kind: 'forbidden',
  message: 'Set up two-factor authentication first',
};

/** ERR-039. */
export const anotherStore: Refusal = {
  code: 'AnotherStore',
  kind: 'forbidden',
  message: messages.anotherStore,
};

/** RTE-072: of what must not be known of. */
export const notFound: Refusal = {
  code: 'NotFound',
  kind: 'not-found',
  message: messages.pageNotFound,
};
