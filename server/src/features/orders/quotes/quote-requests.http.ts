import { Injectable } from '@nestjs/common';
import type { AnswerQuote } from '@selvedge/shared/orders/quotes/answers/contract';
import type { RequestQuote } from '@selvedge/shared/orders/quotes/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { setSecretIdCookie } from '../../../platform/http/set-secret-id-cookie.js';
import { commandContextOf } from '../../../platform/http/request-facts.js';
import { ShopNotFound, StoreDirectory } from '../../stores/index.js';
import { OrderBuyers, type OrderCaller } from '../buyer/order-buyers.service.js';
import { QuoteAnswers } from './quote-answers.service.js';
import type { QuoteFile } from './files/quote-files.service.js';
import { QuoteRequestsService } from './quote-requests.service.js';

/** Handles quote requests and answers of shoppers. */
@Injectable()
export class QuoteRequests {
  constructor(
    private readonly answers: QuoteAnswers,
    private readonly buyers: OrderBuyers,
    private readonly quoteRequests: QuoteRequestsService,
    private readonly stores: StoreDirectory,
  ) {}

  /** Records an answer and sets the proof cookie, so that this browser need not prove it again. */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { hash, answer }: { readonly hash: string; readonly answer: AnswerQuote },
  ): Promise<void> {
    const caller = callerOf(request);
    const isBuyer = (order: Parameters<OrderBuyers['isBuyer']>[0]) =>
      this.buyers.isBuyer(order, caller);
    await this.answers.give(commandContextOf(request), hash, { answer, isBuyer });
    this.setProofCookie(reply, caller, hash);
  }

  /** Throws QuoteFileTooLarge and QuoteFileNotAllowed. */
  artworkIn(content: Buffer): Promise<QuoteFile> {
    return this.quoteRequests.artworkIn(content);
  }

  /** Places a quote request and returns the hash of its order. Throws ShopNotFound. */
  async make(
    request: FastifyRequest,
    reply: FastifyReply,
    input: {
      readonly form: RequestQuote;
      readonly artwork: { readonly name: string; readonly file: QuoteFile } | undefined;
    },
  ): Promise<string> {
    const context = commandContextOf(request);
    const store = this.stores.store(context.division);
    if (store === undefined) throw new ShopNotFound();
    const caller = callerOf(request);
    const customerId = caller.subject?.kind === 'customer' ? caller.subject.id : null;
    const hash = await this.quoteRequests.make(context, store, { ...input, customerId });
    this.setProofCookie(reply, caller, hash);
    return hash;
  }

  private setProofCookie(reply: FastifyReply, caller: OrderCaller, hash: string): void {
    const id = this.buyers.cookieValue(caller, hash);
    if (id !== undefined) setSecretIdCookie(reply, this.buyers.cookie, { current: undefined, id });
  }
}

function callerOf({ cookies, facts }: FastifyRequest): OrderCaller {
  return { subject: facts.session.subject, cookies };
}
