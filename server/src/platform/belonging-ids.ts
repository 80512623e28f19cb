import type { Config } from './config/config.js';
import type { CommandContext } from './event-log/commands/command-handler.js';
import { KeyedIds } from './keyed-ids.js';
import { newSecretId } from './secret-id.js';
import { SecretIdCookie, type Cookies } from './secret-id-cookie.js';

/** Who asks, and what their browser keeps for them. */
export interface Shopper {
  readonly context: CommandContext;
  readonly cookies: Cookies;
  /** The name of their visit; empty or left out where there is none. */
  readonly visitId?: string;
}

const withAccount = /^(customer|staff):\d+$/;

/**
 * The id of one thing that people have in a shop. Of who is signed in it follows from their account, so that
 * they find the same on each device; of a guest a cookie names it.
 */
export class BelongingIds {
  readonly cookie: SecretIdCookie;
  private readonly ids: KeyedIds;

  constructor(config: Config, name: string) {
    this.cookie = new SecretIdCookie(config, name);
    this.ids = new KeyedIds(config, name);
  }

  /** Undefined for a guest who keeps nothing yet. */
  idOf({ context, cookies }: Shopper): string | undefined {
    const { division, actor } = context;
    return withAccount.test(actor) ? this.ofAccount(division, actor) : this.cookie.idIn(cookies);
  }

  /** What a guest's first one gets: in one visit always the same, so that two at once are one. */
  firstOf({ context: { division }, visitId = '' }: Shopper): string {
    return visitId === '' ? newSecretId() : this.ids.of(division, 'visit', visitId);
  }

  /** Of an actor (`customer:7`) in a store. */
  ofAccount(division: number, actor: string): string {
    return this.ids.of(division, actor);
  }
}
