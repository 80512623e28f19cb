import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { NewPasskey, PasskeyProof } from '@selvedge/shared/accounts/passkeys/contract';

import type { Subject } from '../../../platform/authorization/session.js';
import { Clock } from '../../../platform/clock.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { AccountCommands } from '../account-commands.service.js';
import { PasskeyRefused } from '../second-factor/second-factor.errors.js';
import { SecondFactorSecrets } from '../second-factor/second-factor-secrets.service.js';
import { PasskeysQueries, type HeldPasskey } from './passkeys.queries.js';
import { counterOf, keyOf, type Expected } from './webauthn.js';

/** Passkeys of accounts. Callers must have consumed the challenge. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly queries: PasskeysQueries,
    private readonly secrets: SecondFactorSecrets,
    private readonly commands: AccountCommands,
    private readonly clock: Clock,
  ) {}

  /** Throws PasskeyRefused, NoSecondFactor and TooManyPasskeys. */
  async add(
    context: CommandContext,
    subject: Subject,
    { made, expected }: { readonly made: NewPasskey; readonly expected: Expected },
  ): Promise<void> {
    const key = await keyOf(made, expected);
    const { id: credential, name } = made;
    if (key === undefined || (await this.queries.byCredential(credential)).length > 0)
      throw new PasskeyRefused();
    const { publicKey, counter } = key;
    const { division: shop } = context;
    const passkey = randomUUID();
    const { host } = expected;
    const add = { type: 'AddPasskey', ...subject, shop, passkey, host } as const;
    await this.commands.handle(context, { ...add, credential, publicKey, name });
    await this.queries.use(passkey, subject, counter, null);
  }

  /** Throws NoSecondFactor and NoSuchPasskey. */
  async remove(context: CommandContext, subject: Subject, passkey: string): Promise<void> {
    const { division: shop } = context;
    await this.commands.handle(context, { type: 'RemovePasskey', ...subject, shop, passkey });
  }

  /** Returns the owner of the passkey. Throws PasskeyRefused for every kind of failure. */
  async subjectOf(proof: PasskeyProof, expected: Expected): Promise<Subject> {
    const all = await this.queries.byCredential(proof.id);
    const held = all.find((one) => this.isMeant(one, proof, expected));
    const counter = held && (await counterOf(proof, expected, held));
    if (held === undefined || counter === undefined) throw new PasskeyRefused();
    // A counter that is used a second time indicates a cloned authenticator.
    if (!(await this.queries.use(held.passkey, held.subject, counter, this.clock.now())))
      throw new PasskeyRefused();
    return held.subject;
  }

  private isMeant(
    { host, subject }: HeldPasskey,
    { userHandle }: PasskeyProof,
    expected: Expected,
  ): boolean {
    return host === expected.host && userHandle === this.secrets.handleOf(subject);
  }
}
