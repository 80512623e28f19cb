import type { Config } from '../config/config.js';
import type { CommandContext } from '../event-log/commands/command-handler.js';
import { KeyedIds } from './keyed-ids.js';
import { newSecretId } from './secret-id.js';
import { SecretIdCookie, type Cookies } from './secret-id-cookie.js';

/** The caller and the cookies of its browser. */
export interface Shopper {
  readonly context: CommandContext;
  readonly cookies: Cookies;
  /** The name of the visit; empty or omitted if there is none. */
  readonly visitId?: string;
}

const withAccount = /^(customer|staff):\d+$/;

/**
 * Derives the id of an item that each person has once per store. Signed-in customers get the same
 * id on every device; guests are identified by a cookie.
 */
export class PersonalItemIds {
  readonly cookie: SecretIdCookie;
  private readonly ids: KeyedIds;

  constructor(config: Config, name: string) {
    this.cookie = new SecretIdCookie(config, name);
    this.ids = new KeyedIds(config, name);
  }

  /** Undefined for a guest without a stored item. */
  idOf({ context, cookies }: Shopper): string | undefined {
    const { division, actor } = context;
    return withAccount.test(actor) ? this.ofAccount(division, actor) : this.cookie.idIn(cookies);
  }

  /**
   * Returns the id for a guest's first item. It is the same for the whole visit, so that two
   * concurrent requests create one item.
   */
  firstOf({ context: { division }, visitId = '' }: Shopper): string {
    return visitId === '' ? newSecretId() : this.ids.of(division, 'visit', visitId);
  }

  /** Returns the id for an actor (`customer:7`) in a store. */
  ofAccount(division: number, actor: string): string {
    return this.ids.of(division, actor);
  }
}
