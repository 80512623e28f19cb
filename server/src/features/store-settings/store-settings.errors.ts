import type { StoreSettingsAnswer } from '@selvedge/shared/stores/admin/contract';

import { DomainError, domainError, invalidFields } from '../../platform/domain-error.js';

/** Someone else saved the settings after they were read. */
export class SettingsChangedMeanwhile extends DomainError {
  override readonly kind = 'conflict';

  constructor(override readonly current: StoreSettingsAnswer) {
    super('Someone else has changed these settings since you opened them');
  }
}

const passwordMissing = 'Enter a password for visitors';

/** A gate without a password would lock out every visitor. */
export class GatePasswordMissing extends invalidFields(
  { gatePassword: [passwordMissing] },
  passwordMissing,
) {}

const ownFactorFirst = 'Set up two-factor authentication for your own account first';

/** Requiring a second factor without having one would lock out the owner (IDN-005). */
export class OwnSecondFactorFirst extends invalidFields(
  { force2fa: [ownFactorFirst] },
  ownFactorFirst,
) {}

/** Custom code requires the Pro plan. */
export class CustomCodeNeedsPro extends domainError(
  'pro-required',
  'Custom code requires the Pro plan',
) {}

const domainTaken = 'This domain is already in use';

/** Another shop or the platform itself uses the domain (decision 0069). */
export class DomainTaken extends invalidFields({ customDomainName: [domainTaken] }, domainTaken) {}
