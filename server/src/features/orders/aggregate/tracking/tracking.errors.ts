import { DomainError, domainError } from '../../../../platform/domain-error.js';

export class TrackingCodeUnknown extends domainError(
  'not-found',
  'This order does not have this tracking code',
) {}

/** A concurrent request was faster, or the code was entered twice. */
export class TrackingCodeKnown extends DomainError {
  override readonly kind = 'conflict';

  constructor(code: string) {
    super(`This order already has the tracking code ${code}`);
  }
}

export class TooManyTrackingCodes extends DomainError {
  override readonly kind = 'conflict';

  constructor(most: number) {
    super(`An order can have at most ${most} tracking codes`);
  }
}
