import type { StoreSettingsAnswer } from '@selvedge/shared/stores/admin/contract';

import { DomainError } from '../../../platform/domain-error.js';

/** Somebody else saved the settings after they were read. */
export class SettingsChangedMeanwhile extends DomainError {
  override readonly kind = 'conflict';

  constructor(override readonly current: StoreSettingsAnswer) {
    super('These settings were changed meanwhile');
  }
}

const passwordMissing = 'Choose a password that visitors come in by';

/** A gate without a password would let nobody in. */
export class GatePasswordMissing extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { gatePassword: [passwordMissing] };

  constructor() {
    super(passwordMissing);
  }
}

const ownFactorFirst = 'Set up two-factor authentication for yourself first';

/** IDN-005: nobody asks the team for what would hold back themselves. */
export class OwnSecondFactorFirst extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { force2fa: [ownFactorFirst] };

  constructor() {
    super(ownFactorFirst);
  }
}

/** a shop that is not pro runs no code of its own. */
export class CustomCodeNeedsPro extends DomainError {
  override readonly kind = 'pro-required';

  constructor() {
    super('Code of your own needs a pro plan');
  }
}

const domainTaken = 'This domain is taken';

/** Another shop is there, or the platform itself (decision 0069). */
export class DomainTaken extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { customDomainName: [domainTaken] };

  constructor() {
    super(domainTaken);
  }
}
