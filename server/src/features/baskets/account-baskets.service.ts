import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { BasketAnswer } from '@selvedge/shared/baskets/contract';

import { currentCorrelationId } from '../../platform/correlation.js';
import {
  ask,
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import type { GuestBelonging } from '../../platform/guest-belonging.js';
import type { SecretIdCookie } from '../../platform/secret-id-cookie.js';
import { StoreDirectory } from '../stores/index.js';
import { basketDecider } from './basket.decider.js';
import { BasketHasChanged } from './basket.errors.js';
import { BasketReader } from './basket.queries.js';
import { answerOf, linesIn } from './basket.rules.js';
import { BasketVisits } from './basket-visits.service.js';

/** What somebody has in a shop's basket. */
export interface KeptBasket {
  readonly division: number;
  readonly items: BasketAnswer['items'];
}

/** The baskets of people with an account, of which each shop has one. */
@Injectable()
export class AccountBaskets implements GuestBelonging {
  constructor(
    private readonly visits: BasketVisits,
    private readonly reader: BasketReader,
    private readonly commands: CommandHandler,
    private readonly stores: StoreDirectory,
  ) {}

  /** By which a browser keeps a guest's. */
  get cookie(): SecretIdCookie {
    return this.visits.ids.cookie;
  }

  /**
   * BSK-014: out of the guest's basket into that of who is signed in, in one append. Answers whether nothing is
   * left: false where somebody changed the guest's at the same moment.
   */
  async takeAlong(context: CommandContext, guest: string): Promise<boolean> {
    const { division, actor } = context;
    if (this.stores.store(division) === undefined) return false;
    const items = await this.reader.items(division, guest);
    if (items.length === 0) return true;
    const own = this.visits.ids.ofAccount(division, actor);
    try {
      await this.commands.handleTogether(context, [
        ask(basketDecider, { type: 'TakeAlong', basketId: guest, items }),
        ask(basketDecider, { type: 'JoinItems', basketId: own, items }),
      ]);
      return true;
    } catch (refusal) {
      if (refusal instanceof BasketHasChanged) return false;
      throw refusal;
    }
  }

  /** Of an actor (`customer:7`), in every shop. */
  async all(actor: string): Promise<readonly KeptBasket[]> {
    const filled = await this.reader.filled(this.named(actor));
    return Promise.all(
      filled.map(async ({ division, id }) => {
        const currency = this.stores.store(division)?.currency ?? 'GBP';
        const lines = linesIn(currency, await this.reader.lines(division, id));
        return { division, items: answerOf(lines, currency).items };
      }),
    );
  }

  /** Nothing is left of what an actor (`customer:7`) has; may be asked for again. */
  async forget(subject: string): Promise<void> {
    const by = { actor: 'system:erasure', correlationId: currentCorrelationId() ?? randomUUID() };
    for (const { division, id } of await this.reader.filled(this.named(subject)))
      await this.commands.handle({ ...by, division }, basketDecider, {
        type: 'ClearBasket',
        basketId: id,
      });
  }

  private named(actor: string): readonly { readonly division: number; readonly id: string }[] {
    return this.stores
      .all()
      .map(({ division }) => ({ division, id: this.visits.ids.ofAccount(division, actor) }));
  }
}
