import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { TwoFactorSetUp } from '@selvedge/shared/accounts/two-factor/contract';

import type { Subject } from '../../../platform/authorization/session.js';
import { Clock } from '../../../platform/clock.js';
import { Config } from '../../../platform/config/config.js';
import { SignedIds } from '../../../platform/ids/signed-ids.js';
import { SetUpOver } from './second-factor.errors.js';
import { SecondFactorSecrets } from './second-factor-secrets.service.js';
import { enrolment, qrPath } from './time-codes/time-code.js';

const livesMs = 30 * 60 * 1_000;

/**
 * Data shown before a second factor is active. Nothing is stored; the client sends the set-up back
 * (decision 0032).
 */
@Injectable()
export class SecondFactorSetUp {
  private readonly ids: SignedIds;

  constructor(
    config: Config,
    private readonly clock: Clock,
    private readonly secrets: SecondFactorSecrets,
  ) {
    this.ids = new SignedIds(config, 'second-factor-set-up');
  }

  /** `issuer` (the shop) and `label` (the account) are shown by the authenticator. */
  begin(
    subject: Subject,
    shown: { readonly issuer: string; readonly label: string },
  ): TwoFactorSetUp {
    const setup = this.tokenOf(subject, randomUUID(), this.clock.now().getTime() + livesMs);
    return this.shownAgain(subject, setup, shown);
  }

  /** Returns the same data for a set-up begun earlier. Throws SetUpOver. */
  shownAgain(
    subject: Subject,
    setup: string,
    shown: { readonly issuer: string; readonly label: string },
  ): TwoFactorSetUp {
    const factor = this.factorOf(subject, setup);
    const { secret, uri } = enrolment(this.secrets.secretOf(subject, factor), shown);
    return { setup, secret, uri, qr: qrPath(uri) };
  }

  /** Throws SetUpOver for an expired set-up or one of another account. */
  factorOf({ kind, id }: Subject, setup: string): string {
    const [whose, until = '', factor] = this.ids.idIn(setup)?.split('_') ?? [];
    const isOver = Number(until) < this.clock.now().getTime();
    if (factor === undefined || whose !== `${kind}:${id}` || isOver) throw new SetUpOver();
    return factor;
  }

  private tokenOf({ kind, id }: Subject, factor: string, until: number): string {
    return this.ids.tokenOf(`${kind}:${id}_${until}_${factor}`);
  }
}
