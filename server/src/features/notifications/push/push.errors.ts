import { domainError, invalidFields } from '../../../platform/domain-error.js';

/** No message can be encrypted with these keys. */
export class PushKeyUnknown extends invalidFields(
  { keys: ['The browser sent an invalid key'] },
  'The browser sent an invalid key',
) {}

/** The division in the subscription differs from that of the host. */
export class PushOfAnotherStore extends invalidFields(
  { division: ['This shop does not belong to this host'] },
  'This shop does not belong to this host',
) {}

/** The account was erased meanwhile. */
export class PushToNobody extends domainError('not-found', 'This account no longer exists') {}
