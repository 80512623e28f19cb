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
import type { BasketAnswer, CartItem } from '@selvedge/shared/baskets/contract';
import { bundleOptionsOf } from '@selvedge/shared/catalogue/bundles/bundle';
import { AddForm } from '@selvedge/shared/storefront/forms/contract';
import { productScreen } from '@selvedge/shared/catalogue/product.screen';
import { colourLink } from '@selvedge/shared/links/links';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { BasketsService, BasketRequests } from '../../features/baskets/index.js';
import {
  OpenShopGuard,
  readForm,
  refusalOf,
  PersonalPages,
  textFields,
  isStateRequest,
} from '../../features/storefront/index.js';
import { ProductScreen } from './product.screen.js';

/**
 * Form of the product page. The shop's script posts the same form and gets JSON instead of a page.
 */
@Controller('basket')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class AddToBasketForm {
  constructor(
    private readonly pages: PersonalPages,
    private readonly screen: ProductScreen,
    private readonly baskets: BasketsService,
    private readonly requests: BasketRequests,
  ) {}

  @Post('add')
  @HttpCode(HttpStatus.OK)
  @RateLimited('addToCart')
  async add(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    try {
      const form = await readForm(AddForm, request.body);
      const answer = await this.put(request, reply, itemOf(form));
      if (isStateRequest(request)) await reply.send(answer);
      else await reply.redirect(await this.addedAddress(request, form), 303);
    } catch (thrown) {
      await this.refuseAdding(request, reply, thrown);
    }
  }

  /** Address of the product page with the confirmation, in the chosen colour. Throws NotFound. */
  private async addedAddress(
    { facts }: FastifyRequest,
    { product, colour, size }: AddForm,
  ): Promise<string> {
    const found = await this.screen.byId(facts.tenant.division, product);
    return `${colourLink(found, colour)}?added=${encodeURIComponent(size)}`;
  }

  private async put(
    request: FastifyRequest,
    reply: FastifyReply,
    item: CartItem,
  ): Promise<BasketAnswer> {
    const basketContext = this.requests.of(request);
    const { basketId, answer } = await this.baskets.add(basketContext, item);
    this.requests.setCookie(basketContext, reply, basketId);
    return answer;
  }

  private async refuseAdding(
    request: FastifyRequest,
    reply: FastifyReply,
    thrown: unknown,
  ): Promise<void> {
    if (isStateRequest(request)) throw thrown;
    const { status, message, errors } = refusalOf(thrown);
    const values = textFields(request.body);
    // Errors that are displayed next to their field are not repeated.
    const shown = Object.keys(errors).some((field) => field.endsWith('size')) ? null : message;
    const form = { values, errors, message: shown };
    await this.pages.showRefused(request, reply, productScreen, {
      status,
      read: ({ store }) => this.screen.again(store, values['product'] ?? '', form),
    });
  }
}

function itemOf({ product, colour, size, quantity = 1, pieces }: AddForm): CartItem {
  return {
    productId: product,
    productColor: colour,
    productSize: size,
    quantity,
    ...(pieces !== undefined && { bundleOptions: bundleOptionsOf(pieces) }),
  };
}
