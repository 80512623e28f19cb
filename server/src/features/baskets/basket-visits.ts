import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { currencyCookie, shownCurrency } from '@selvedge/shared/stores/currencies';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Config } from '../../platform/config.js';
import type { CommandContext } from '../../platform/event-log/command-handler.js';
import { NotFound } from '../../platform/http/http.errors.js';
import { commandContextOf } from '../../platform/http/request-facts.js';
import { StoreDirectory } from '../stores/index.js';

/** Somebody with a basket in a store, or who may get one. */
export interface BasketVisit {
  readonly context: CommandContext;
  /** Undefined until something was added for the first time. */
  readonly basketId: string | undefined;
  /** PAY-020: what all amounts of the basket are in: the one that the shopper chose, of the store's. */
  readonly currency: string;
}

const idForm = /^[0-9a-f]{32}$/;
/** Browsers keep no cookie for longer (RFC 6265bis, 5.5). */
const lifetimeSeconds = 400 * 24 * 60 * 60;

/** Whose basket a request is about: its cookie names it, with 128 random bits that nobody can guess. */
@Injectable()
export class BasketVisits {
  private readonly secure: boolean;
  private readonly name: string;

  constructor(
    config: Config,
    private readonly stores: StoreDirectory,
  ) {
    this.secure = config.NODE_ENV === 'production';
    // The prefix keeps a sibling sub-domain from planting the cookie (RFC 6265bis, 4.1.3.2).
    this.name = this.secure ? '__Host-basket' : 'basket';
  }

  /** Throws NotFound on a host without shop. */
  of(request: FastifyRequest): BasketVisit {
    const context = commandContextOf(request);
    const store = this.stores.store(context.division);
    if (store === undefined) throw new NotFound();
    const currency = shownCurrency(store, request.cookies[currencyCookie]);
    return { context, basketId: this.idIn(request.cookies), currency };
  }

  /** Lets the browser keep a basket that it does not know yet. */
  remember({ basketId: known }: BasketVisit, reply: FastifyReply, basketId: string): void {
    if (known === basketId) return;
    reply.setCookie(this.name, basketId, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      maxAge: lifetimeSeconds,
    });
  }

  private idIn(cookies: Readonly<Record<string, string | undefined>>): string | undefined {
    const id = cookies[this.name];
    return id !== undefined && idForm.test(id) ? id : undefined;
  }
}

/** 128 random bits in hex. */
export function newBasketId(): string {
  return randomBytes(16).toString('hex');
}
