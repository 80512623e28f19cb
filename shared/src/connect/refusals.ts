import { messages } from '../messages.js';
import type { Refusal } from '../permissions/refusals.js';
import type { ConnectCode } from './contract.js';

type ConnectRefusal = Refusal & { readonly code: ConnectCode };

/* Refusals of external editors, by code. */

export const originNotAllowed: ConnectRefusal = {
  code: 'origin_not_allowed',
  kind: 'forbidden',
  message: 'This shop does not allow this editor',
};

export const grantUsed: ConnectRefusal = {
  code: 'grant_used',
  kind: 'forbidden',
  message: 'This code has already been used',
};

export const grantExpired: ConnectRefusal = {
  code: 'grant_expired',
  kind: 'forbidden',
  message: 'This code has expired',
};

export const scopeDenied: ConnectRefusal = {
  code: 'scope_denied',
  kind: 'forbidden',
  message: messages.permissionDenied,
};

export const protocolUnsupported: ConnectRefusal = {
  code: 'protocol_unsupported',
  kind: 'conflict',
  message: 'This editor does not support the protocol version of the shop',
};

export const pageNotFound: ConnectRefusal = {
  code: 'page_not_found',
  kind: 'not-found',
  message: messages.pageNotFound,
};

export const sessionNotFound: ConnectRefusal = {
  code: 'session_not_found',
  kind: 'not-found',
  message: 'This session does not exist',
};

export const sessionRevoked: ConnectRefusal = {
  code: 'session_revoked',
  kind: 'forbidden',
  message: 'This session has ended',
};
