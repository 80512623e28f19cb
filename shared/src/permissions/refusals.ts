import type { ErrorKind } from '../http/problem.js';
import { messages } from '../messages.js';

/** Reason and message of a refused action. */
export interface Refusal {
  /** Error code for clients (decision 0004). */
  readonly code: string;
  readonly kind: ErrorKind;
  readonly message: string;
  /** Redirect target of a page, in place of an error. */
  readonly leadsTo?: string;
}

/** Visitors are asked to sign in; pages redirect to the sign-in page. */
export const notSignedIn: Refusal = {
  code: 'NotSignedIn',
  kind: 'unauthenticated',
  message: 'Sign in to continue',
};

export const permissionDenied: Refusal = {
  code: 'PermissionDenied',
  kind: 'forbidden',
  message: messages.permissionDenied,
};

/** The principal is allowed as soon as it has a second factor. */
export const secondFactorRequired: Refusal = {
  code: 'SecondFactorRequired',
  kind: 'forbidden',
  message: 'Set up two-factor authentication to continue',
};

export const anotherStore: Refusal = {
  code: 'AnotherStore',
  kind: 'forbidden',
  message: messages.anotherStore,
};

/** Also used for resources whose existence must not be revealed. */
export const notFound: Refusal = {
  code: 'NotFound',
  kind: 'not-found',
  message: messages.pageNotFound,
};
