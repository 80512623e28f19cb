import { HeldConnections } from './held-connections.reactor.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import { SecondFactorCheck } from './second-factor-check.service.js';
import { SecondFactorSecrets } from './second-factor-secrets.service.js';
import { SecondFactorSetUp } from './second-factor-set-up.service.js';
import { SetUpOffers } from './set-up-offers.service.js';
import { OwnSecondFactor } from './own-second-factor.http.js';
import { SecondFactorQueries } from './second-factor.queries.js';
import { SecondFactors } from './second-factors.service.js';
import { TimeCodes } from './time-codes/time-codes.service.js';

/** Providers of second factors, for the accounts module, whose sign-in depends on them. */
export const SECOND_FACTOR = [
  SecondFactorQueries,
  HeldConnections,
  SecondFactorSecrets,
  SecondFactorSetUp,
  TimeCodes,
  RecoveryCodes,
  SecondFactorCheck,
  SecondFactors,
  SetUpOffers,
  OwnSecondFactor,
] as const;
