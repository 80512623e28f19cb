import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Config } from '../../platform/config.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { NotFound } from '../../platform/refusals.js';
import { commandContextOf } from '../../platform/http/request-facts.js';
import { SecretIdCookie } from '../../platform/http/secret-id-cookie.js';
import { StoreDirectory } from '../stores/index.js';

/** Somebody with favourites in a store, or who may get some. */
export interface FavouritesVisit {
  readonly context: CommandContext;
  /** Undefined until something was liked for the first time. */
  readonly listId: string | undefined;
}

/** Who asks, and what their browser keeps for them. */
interface Visitor {
  readonly context: CommandContext;
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

/** Whose favourites a request is about: its cookie names them. */
@Injectable()
export class FavouriteVisits {
  private readonly cookie: SecretIdCookie;

  constructor(
    config: Config,
    private readonly stores: StoreDirectory,
  ) {
    this.cookie = new SecretIdCookie(config, 'favourites');
  }

  /** Throws NotFound on a host without shop, and where the shop keeps no favourites (BSK-009). */
  of(request: FastifyRequest): FavouritesVisit {
    const visit = this.ifKept(request);
    if (visit === undefined) throw new NotFound();
    return visit;
  }

  /** Undefined where no favourites are kept. */
  ifKept(request: FastifyRequest): FavouritesVisit | undefined {
    const { cookies, facts } = request;
    return this.ofVisitor({ context: commandContextOf(request), cookies }, facts.tenant.division);
  }

  /** The same of what a page of the shop is asked for with. */
  ofVisitor(
    { context, cookies }: Visitor,
    division: number = context.division,
  ): FavouritesVisit | undefined {
    if (this.stores.store(division)?.favouritesEnabled !== true) return undefined;
    return { context, listId: this.cookie.idIn(cookies) };
  }

  /** Whether a browser keeps some. */
  isIn(cookies: Visitor['cookies']): boolean {
    return this.cookie.idIn(cookies) !== undefined;
  }

  /** Lets the browser keep a list that it does not know yet. */
  remember({ listId: known }: FavouritesVisit, reply: FastifyReply, listId: string): void {
    this.cookie.keep(reply, known, listId);
  }
}
