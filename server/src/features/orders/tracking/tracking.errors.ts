import { DomainError } from '../../../platform/domain-error.js';

export class TrackingCodeUnknown extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This order has no such tracking code');
  }
}

/** Somebody else was faster, or it was typed twice. */
export class TrackingCodeKnown extends DomainError {
  override readonly kind = 'conflict';

  constructor(code: string) {
    super(`This order already has the tracking code ${code}`);
  }
}

export class TooManyTrackingCodes extends DomainError {
  override readonly kind = 'conflict';

  constructor(most: number) {
    super(`An order has no more than ${most} tracking codes`);
  }
}
