import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { TwoFactorSetUp } from '@selvedge/shared/accounts/two-factor/contract';

import type { Subject } from '../../../platform/authorization/session.js';
import { Clock } from '../../../platform/clock.js';
import { Config } from '../../../platform/config/config.js';
import { SignedIds } from '../../../platform/signed-ids.js';
import { SetUpOver } from './second-factor.errors.js';
import { SecondFactorSecrets } from './second-factor-secrets.service.js';
import { enrolment, qrPath } from './time-codes/time-code.js';

/** How long somebody has for it. */
const livesMs = 30 * 60 * 1_000;

/** What is shown before a second factor is there. Nothing is kept of it: who sets one up brings it back (decision 0032). */
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

  /** `issuer`: the shop; `label`: whose account, as authenticators show them. */
  begin(
    subject: Subject,
    shown: { readonly issuer: string; readonly label: string },
  ): TwoFactorSetUp {
    const setup = this.tokenOf(subject, randomUUID(), this.clock.now().getTime() + livesMs);
    return this.shownAgain(subject, setup, shown);
  }

  /** What was shown before. Throws SetUpOver. */
  shownAgain(
    subject: Subject,
    setup: string,
    shown: { readonly issuer: string; readonly label: string },
  ): TwoFactorSetUp {
    const factor = this.factorOf(subject, setup);
    const { secret, uri } = enrolment(this.secrets.secretOf(subject, factor), shown);
    return { setup, secret, uri, qr: qrPath(uri) };
  }

  /** Throws SetUpOver for one of somebody else, or of long ago. */
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
