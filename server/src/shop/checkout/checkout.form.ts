import {
  Controller,
  HttpCode,
  HttpStatus,
  Post,
  Req,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import { checkoutScreen } from '@selvedge/shared/checkout/checkout.screen';
import { SHIPPING_COUNTRIES } from '@selvedge/shared/countries/shipping-countries';
import type { FormState } from '@selvedge/shared/screens/form-state';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import {
  OpenShopGuard,
  refusalOf,
  PersonalPages,
  textFields,
  isStateRequest,
} from '../../features/storefront/index.js';
import { CheckoutRequests } from '../../features/checkout/checkout-requests.http.js';
import { continueAt } from '../../features/checkout/payment-answers.http.js';
import { shownAgain } from './checkout-fields.js';
import { CheckoutScreen } from './checkout.screen.js';
import { OrderByForm } from './order-by-form.http.js';

const checkFields = 'Please check the fields that are marked below.';

@Controller('checkout')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class CheckoutForm {
  constructor(
    private readonly pages: PersonalPages,
    private readonly screen: CheckoutScreen,
    private readonly requests: CheckoutRequests,
    private readonly orders: OrderByForm,
  ) {}

  /**
   * Places and pays the order. The button `quote` only updates the costs for another country or
   * discount code.
   */
  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('placeOrder')
  async submit(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if ('quote' in textFields(request.body)) return this.quote(request, reply);
    try {
      await continueAt(reply, await this.orders.placeAndPay(request, reply));
    } catch (thrown) {
      await this.refuse(request, reply, thrown);
    }
  }

  private async quote(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const coupon = couponIn(request.body);
    if (coupon !== undefined) this.requests.setCoupon(reply, coupon);
    if (!isStateRequest(request)) {
      return this.showForm(request, reply, { form: formOf(request.body) });
    }
    const country = countryIn(request.body);
    const own = this.requests.basketContextOf(request);
    await reply.send(
      await this.screen.quote(coupon === undefined ? own : { ...own, coupon }, country),
    );
  }

  private async refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    thrown: unknown,
  ): Promise<void> {
    const { status, message, errors } = refusalOf(thrown);
    const hasFields = Object.keys(errors).length > 0;
    const form = { ...formOf(request.body), errors, message: hasFields ? checkFields : message };
    await this.showForm(request, reply, { form, status });
  }

  private async showForm(
    request: FastifyRequest,
    reply: FastifyReply,
    { form, status }: { readonly form: FormState; readonly status?: number },
  ): Promise<void> {
    const { body } = request;
    const filled = { form, country: countryIn(body), coupon: couponIn(body) };
    await this.pages.show(request, reply, checkoutScreen, async (shopRequest) => ({
      ...(await this.screen.again(shopRequest, filled)),
      ...(status !== undefined && { status }),
    }));
  }
}

function formOf(body: unknown): FormState {
  return { values: shownAgain(body), errors: {}, message: null };
}

/** The button `quote` with the value `remove` removes the code; undefined without a field. */
function couponIn(body: unknown): string | undefined {
  const { coupon, quote } = textFields(body);
  return quote === 'remove' ? '' : coupon?.trim();
}

/** Only countries that the store delivers to. */
function countryIn(body: unknown): string | undefined {
  const requested = textFields(body)['shippingAddress.country'];
  return SHIPPING_COUNTRIES.find(({ code }) => code === requested)?.code;
}
