import { Injectable } from '@nestjs/common';
import { receiptLink } from '@selvedge/shared/links/links';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { CheckoutRequests } from '../../features/checkout/checkout-requests.http.js';
import { Checkout } from '../../features/checkout/checkout.service.js';
import { addressOf } from '../../features/checkout/order-draft.js';
import { payFor } from '../../features/checkout/payment-answers.http.js';
import { AccountOfBuyer } from './account-of-buyer.http.js';
import { readCheckoutForm } from './checkout-fields.js';
import { ReturningShopper } from './returning-shopper.service.js';

/** Handles the checkout form: order, payment, saved address and account. */
@Injectable()
export class OrderByForm {
  constructor(
    private readonly checkout: Checkout,
    private readonly requests: CheckoutRequests,
    private readonly shopper: ReturningShopper,
    private readonly account: AccountOfBuyer,
  ) {}

  /** Returns the address to redirect to. Throws InvalidInput and the refusals of the checkout. */
  async placeAndPay(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const { order, pay, savesAddress, password } = await readCheckoutForm(
      request.body,
      // Checked before the payment, while the customer can still choose another password.
      (chosen, email) => this.account.refusePassword(chosen, email),
    );
    const { context } = this.requests.basketContextOf(request);
    const { subject } = request.facts.session;
    const { orderHash } = await this.requests.place(request, reply, order);
    if (savesAddress)
      await this.shopper.addresses.save(context, subject, addressOf(order.shippingAddress));
    const payment = await payFor(this.checkout.pay(context, orderHash, pay), orderHash);
    const redirectUri = receiptLink(orderHash);
    if (payment.location !== redirectUri) this.remember(reply, orderHash);
    if (!payment.isDeclined)
      await this.account.make(request, reply, { email: order.email, password, redirectUri });
    return payment.location;
  }

  private remember(reply: FastifyReply, orderHash: string): void {
    const { name, options } = this.shopper.unpaid.cookieSettings;
    reply.setCookie(name, orderHash, options);
  }
}
