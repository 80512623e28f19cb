import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Config } from '../../platform/config.js';
import type { CommandContext } from '../../platform/event-log/command-handler.js';
import { NotFound } from '../../platform/http/http.errors.js';
import { commandContextOf } from '../../platform/http/request-facts.js';
import { StoreDirectory } from '../stores/index.js';

/** Somebody with favourites in a store, or who may get some. */
export interface FavouritesVisit {
  readonly context: CommandContext;
  /** Undefined until something was liked for the first time. */
  readonly listId: string | undefined;
}

const idForm = /^[0-9a-f]{32}$/;
/** Browsers keep no cookie for longer (RFC 6265bis, 5.5). */
const lifetimeSeconds = 400 * 24 * 60 * 60;

/** Whose favourites a request is about: its cookie names them, with 128 random bits that nobody can guess. */
@Injectable()
export class FavouriteVisits {
  private readonly secure: boolean;
  private readonly name: string;

  constructor(
    config: Config,
    private readonly stores: StoreDirectory,
  ) {
    this.secure = config.NODE_ENV === 'production';
    // The prefix keeps a sibling sub-domain from planting the cookie (RFC 6265bis, 4.1.3.2).
    this.name = this.secure ? '__Host-favourites' : 'favourites';
  }

  /** Throws NotFound on a host without shop, and where the shop keeps no favourites (BSK-009). */
  of(request: FastifyRequest): FavouritesVisit {
    const visit = this.ifKept(request);
    if (visit === undefined) throw new NotFound();
    return visit;
  }

  /** Undefined where no favourites are kept. */
  ifKept(request: FastifyRequest): FavouritesVisit | undefined {
    const { division } = request.facts.tenant;
    if (this.stores.store(division)?.favouritesEnabled !== true) return undefined;
    return { context: commandContextOf(request), listId: idIn(request.cookies[this.name]) };
  }

  /** Lets the browser keep a list that it does not know yet. */
  remember({ listId: known }: FavouritesVisit, reply: FastifyReply, listId: string): void {
    if (known === listId) return;
    reply.setCookie(this.name, listId, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      maxAge: lifetimeSeconds,
    });
  }
}

/** The id of a list as a cookie or a link brings it; undefined for anything else. */
export function idIn(text: string | undefined): string | undefined {
  return text !== undefined && idForm.test(text) ? text : undefined;
}

/** 128 random bits in hex. */
export function newListId(): string {
  return randomBytes(16).toString('hex');
}
