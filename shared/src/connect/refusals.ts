import { messages } from '../messages.js';
import type { Refusal } from '../permissions/refusals.js';
import type { ConnectCode } from './contract.js';

type ConnectRefusal = Refusal & { readonly code: ConnectCode };

/*
 * Why an external editor is refused, by the codes that it knows.
 */

export const originNotAllowed: ConnectRefusal = {
  code: 'origin_not_allowed',
  kind: 'forbidden',
  message: 'This editor is not on the list of the shop',
};

export const grantUsed: ConnectRefusal = {
  code: 'grant_used',
  kind: 'forbidden',
  message: 'This code was used already',
};

export const grantExpired: ConnectRefusal = {
  code: 'grant_expired',
  kind: 'forbidden',
  message: 'This code is too old',
};

export const scopeDenied: ConnectRefusal = {
  code: 'scope_denied',
  kind: 'forbidden',
  message: messages.permissionDenied,
};

export const protocolUnsupported: ConnectRefusal = {
  code: 'protocol_unsupported',
  kind: 'conflict',
  message: 'This editor and the shop do not speak the same language',
};

/** ERR-038. */
export const pageNotFound: ConnectRefusal = {
  code: 'page_not_found',
  kind: 'not-found',
  message: messages.pageNotFound,
};

export const sessionNotFound: ConnectRefusal = {
  code: 'session_not_found',
  kind: 'not-found',
  message: 'There is no such session',
};

export const sessionRevoked: ConnectRefusal = {
  code: 'session_revoked',
  kind: 'forbidden',
  message: 'This session has ended',
};
