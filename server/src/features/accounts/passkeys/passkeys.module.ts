import { OwnPasskeys } from './own-passkeys.service.js';
import { PasskeyChallenges } from './passkey-challenges.service.js';
import { PasskeyChallengeRequests } from './passkey-challenge-requests.http.js';
import { PasskeySignInController } from './passkey-sign-in.controller.js';
import { Passkeys } from './passkeys.service.js';
import { PasskeysQueries } from './passkeys.queries.js';

/** Providers and controllers of passkeys, for the accounts module. */
export const PASSKEYS = {
  controllers: [PasskeySignInController],
  providers: [PasskeysQueries, PasskeyChallenges, PasskeyChallengeRequests, Passkeys, OwnPasskeys],
} as const;
