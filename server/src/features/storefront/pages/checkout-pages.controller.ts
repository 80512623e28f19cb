import { randomUUID } from 'node:crypto';

import {
  Controller,
  Get,
  HttpCode,
  HttpStatus,
  Post,
  Req,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import { SHIPPING_COUNTRIES } from '@selvedge/shared/checkout/contract';
import { regionOf } from '@selvedge/shared/checkout/totals';
import { arrivalWords } from '@selvedge/shared/delivery/delivery-labels';
import type { CheckoutQuote } from '@selvedge/shared/checkout/checkout.screen';
import type { FormState } from '@selvedge/shared/storefront/form-state';
import { payLink, receiptLink } from '@selvedge/shared/storefront/links';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Clock } from '../../../platform/clock.js';
import { RateLimited } from '../../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../../platform/http/redirect.filter.js';
import { Redirect } from '../../../platform/redirect.js';
import { BasketVisits } from '../../baskets/index.js';
import { Checkout } from '../../checkout/index.js';
import { readCheckoutForm, shownAgain } from '../forms/checkout-form.js';
import { refusalOf, textFields } from '../forms/form-answers.js';
import { isSettled, payFor } from '../forms/payment-answers.js';
import { OpenShopGuard } from '../request/open-shop.guard.js';
import { PageRenderer } from '../render/page-renderer.js';
import { wantsState } from '../request/wants-state.js';

const checkFields = 'Please check the fields that are marked below.';

/** PAY-008: contact, address and card in one form. */
@Controller('checkout')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class CheckoutPagesController {
  constructor(
    private readonly pages: PageRenderer,
    private readonly checkout: Checkout,
    private readonly visits: BasketVisits,
    private readonly clock: Clock,
  ) {}

  /** RTE-011, RTE-012. */
  @Get()
  show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.showForm(request, reply, null);
  }

  /** Places the order and pays it; the button `quote` only asks what it costs in another country. */
  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('placeOrder')
  async submit(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if ('quote' in textFields(request.body)) return this.quote(request, reply);
    try {
      await reply.redirect(await this.placeAndPay(request), 303);
    } catch (thrown) {
      await this.refuse(request, reply, thrown);
    }
  }

  private async placeAndPay(request: FastifyRequest): Promise<string> {
    const { order, card } = await readCheckoutForm(request.body);
    const visit = this.visits.of(request);
    const { orderHash } = await this.checkout.placeOrder(visit, order);
    const payment = await payFor(this.checkout.pay(visit.context, orderHash, card));
    return isSettled(payment) ? receiptLink(orderHash) : payLink(orderHash);
  }

  private async quote(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!wantsState(request)) {
      return this.showForm(request, reply, formOf(request.body));
    }
    const wanted = countryIn(request.body);
    const { totals, country } = await this.checkout.view(this.visits.of(request), wanted);
    const quote: CheckoutQuote = { totals, arrival: this.arrivalIn(country) };
    await reply.send(quote);
  }

  /** ORD-042: of what is ordered now. */
  private arrivalIn(country: string): string {
    return arrivalWords(this.clock.now(), regionOf(country));
  }

  private async refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    thrown: unknown,
  ): Promise<void> {
    const { status, message, errors } = refusalOf(thrown);
    const hasFields = Object.keys(errors).length > 0;
    const form = { ...formOf(request.body), errors, message: hasFields ? checkFields : message };
    reply.code(status);
    await this.showForm(request, reply, form);
  }

  /** An empty basket, or one with something that is gone, is looked at in the basket. */
  private async showForm(
    request: FastifyRequest,
    reply: FastifyReply,
    form: FormState | null,
  ): Promise<void> {
    const wanted = countryIn(request.body);
    const { basket, totals, country } = await this.checkout.view(this.visits.of(request), wanted);
    const isReady = basket.items.length > 0 && basket.items.every(({ available }) => available);
    if (!isReady) throw new Redirect('/basket/');
    await this.pages.send(request, reply, {
      screen: {
        name: 'checkout',
        basket,
        totals,
        arrival: this.arrivalIn(country),
        country,
        countries: SHIPPING_COUNTRIES,
        idempotencyKey: randomUUID(),
        form,
      },
      title: 'Checkout',
      path: '/checkout/',
      noindex: true,
    });
  }
}

function formOf(body: unknown): FormState {
  return { values: shownAgain(body), errors: {}, message: null };
}

/** Only a country that the store ships to; undefined means its first. */
function countryIn(body: unknown): string | undefined {
  const wanted = textFields(body)['shippingAddress.country'];
  return SHIPPING_COUNTRIES.find(({ code }) => code === wanted)?.code;
}
