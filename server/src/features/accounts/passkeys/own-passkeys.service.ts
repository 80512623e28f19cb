import { Injectable } from '@nestjs/common';
import type { OwnPasskey, PasskeyCreation } from '@selvedge/shared/accounts/passkeys/contract';

import type { Subject } from '../../../platform/authorization/session.js';
import { NoSuchAccount } from '../account.errors.js';
import { AccountsQueries } from '../accounts.queries.js';
import { NoSecondFactor } from '../second-factor/second-factor.errors.js';
import { SecondFactorQueries } from '../second-factor/second-factor.queries.js';
import { SecondFactorSecrets } from '../second-factor/second-factor-secrets.service.js';
import { challengeLivesMs } from './passkey-challenges.service.js';
import { PasskeysQueries } from './passkeys.queries.js';
import { algorithms } from './webauthn.js';

const selection = {
  residentKey: 'required',
  requireResidentKey: true,
  userVerification: 'required',
} as const;

@Injectable()
export class OwnPasskeys {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly factors: SecondFactorQueries,
    private readonly secrets: SecondFactorSecrets,
    private readonly queries: PasskeysQueries,
  ) {}

  async of(subject: Subject): Promise<readonly OwnPasskey[]> {
    const row = await this.factors.of(subject);
    const uses = await this.queries.lastUses(subject);
    return (row?.passkeys ?? []).map(({ passkey: id, name, host, addedAt }) => {
      const lastUsedAt = uses.get(id)?.toISOString() ?? null;
      return { id, name, host, addedAt: new Date(addedAt).toISOString(), lastUsedAt };
    });
  }

  /** Throws NoSuchAccount, and NoSecondFactor: a passkey requires an authenticator app. */
  async creation(
    subject: Subject,
    { host, challenge }: { readonly host: string; readonly challenge: string },
  ): Promise<PasskeyCreation> {
    const account = await this.accounts.account(subject);
    if (account === undefined) throw new NoSuchAccount();
    const row = await this.factors.of(subject);
    if (row === undefined) throw new NoSecondFactor();
    const { email } = account;
    return {
      challenge,
      rp: { id: host, name: host },
      user: { id: this.secrets.handleOf(subject), name: email, displayName: email },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: challengeLivesMs,
      excludeCredentials: row.passkeys.map(({ credential: id }) => ({ type: 'public-key', id })),
      authenticatorSelection: selection,
      attestation: 'none',
    };
  }
}
