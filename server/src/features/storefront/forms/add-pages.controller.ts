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
import { bundleOptionsOf } from '@selvedge/shared/storefront/bundle';
import { AddForm } from '@selvedge/shared/storefront/forms/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../../platform/http/redirect.filter.js';
import { BasketsService, BasketVisits } from '../../baskets/index.js';
import { PageRenderer } from '../render/page-renderer.js';
import { ProductScreens } from '../screens/product-screens.js';
import { OpenShopGuard } from '../request/open-shop.guard.js';
import { wantsState } from '../request/wants-state.js';
import { refusalOf, textFields } from './form-answers.js';
import { readForm } from './read-form.js';

/** The form of a product page. Our script posts the same form and asks for the state instead of a page. */
@Controller('basket')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class AddPagesController {
  constructor(
    private readonly pages: PageRenderer,
    private readonly products: ProductScreens,
    private readonly baskets: BasketsService,
    private readonly visits: BasketVisits,
  ) {}

  /** BSK-006. */
  @Post('add')
  @HttpCode(HttpStatus.OK)
  @RateLimited('addToCart')
  async add(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const store = this.pages.storeOf(request);
    try {
      const form = await readForm(AddForm, request.body);
      const answer = await this.put(request, reply, itemOf(form));
      if (wantsState(request)) await reply.send(answer);
      else await reply.redirect(await this.products.addedAddress(store, form), 303);
    } catch (thrown) {
      await this.refuseAdding(request, reply, thrown);
    }
  }

  private async put(
    request: FastifyRequest,
    reply: FastifyReply,
    item: CartItem,
  ): Promise<BasketAnswer> {
    const visit = this.visits.of(request);
    const { basketId, answer } = await this.baskets.add(visit, item);
    this.visits.remember(visit, reply, basketId);
    return answer;
  }

  private async refuseAdding(
    request: FastifyRequest,
    reply: FastifyReply,
    thrown: unknown,
  ): Promise<void> {
    if (wantsState(request)) throw thrown;
    const { status, message, errors } = refusalOf(thrown);
    const values = textFields(request.body);
    const store = this.pages.storeOf(request);
    // What has a place beside its field is not said twice.
    const shown = Object.keys(errors).some((field) => field.endsWith('size')) ? null : message;
    const form = { values, errors, message: shown };
    reply.code(status);
    const content = await this.products.productAgain(store, values['product'] ?? '', form);
    await this.pages.send(request, reply, content);
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
