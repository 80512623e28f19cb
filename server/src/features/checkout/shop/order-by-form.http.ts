import { Injectable } from '@nestjs/common';
import { payLink, receiptLink } from '@selvedge/shared/storefront/links';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { CheckoutRequests } from '../checkout-requests.http.js';
import { Checkout } from '../checkout.service.js';
import { addressOf } from '../order-draft.js';
import { isSettled, payFor } from '../payment-answers.js';
import { AccountOfBuyer } from './account-of-buyer.http.js';
import { readCheckoutForm } from './checkout-fields.js';
import { SavedAddresses } from './saved-addresses.service.js';

/** What the one form of the checkout asks for: an order, its payment, and what is kept for the next one. */
@Injectable()
export class OrderByForm {
  constructor(
    private readonly checkout: Checkout,
    private readonly requests: CheckoutRequests,
    private readonly addresses: SavedAddresses,
    private readonly account: AccountOfBuyer,
  ) {}

  /** Answers where it leads. Throws InvalidInput, and what the checkout refuses an order by. */
  async placeAndPay(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const { order, card, savesAddress, password } = await readCheckoutForm(
      request.body,
      // Before anything is paid: afterwards nobody would be there to choose another one.
      (chosen, email) => this.account.refusePassword(chosen, email),
    );
    const { context } = this.requests.basketContextOf(request);
    const { subject } = request.facts.session;
    const { orderHash } = await this.requests.place(request, reply, order);
    if (savesAddress) await this.addresses.save(context, subject, addressOf(order.shippingAddress));
    const payment = await payFor(this.checkout.pay(context, orderHash, card));
    if (!isSettled(payment)) return payLink(orderHash);
    const redirectUri = receiptLink(orderHash);
    await this.account.make(request, reply, { email: order.email, password, redirectUri });
    return redirectUri;
  }
}
