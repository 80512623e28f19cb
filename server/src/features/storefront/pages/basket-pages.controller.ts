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
import {
  maxQuantity,
  RemoveFromBasket,
  type BasketAnswer,
} from '@selvedge/shared/baskets/contract';
import { QuantityForm } from '@selvedge/shared/storefront/forms/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RedirectFilter } from '../../../platform/http/redirect.filter.js';
import { BasketsService, BasketVisits } from '../../baskets/index.js';
import { refusalOf, type Refusal } from '../forms/form-answers.js';
import { readForm } from '../forms/read-form.js';
import { ShopScreens } from '../screens/shop-screens.js';
import { OpenShopGuard } from '../request/open-shop.guard.js';
import { PageRenderer } from '../render/page-renderer.js';
import { wantsState } from '../request/wants-state.js';

/** The basket by plain forms. Our script posts the same forms and asks for the state instead of a page. */
@Controller('basket')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class BasketPagesController {
  constructor(
    private readonly pages: PageRenderer,
    private readonly screens: ShopScreens,
    private readonly baskets: BasketsService,
    private readonly visits: BasketVisits,
  ) {}

  /** RTE-010. */
  @Get()
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.showBasket(request, reply);
  }

  /** BSK-017. */
  @Post('update')
  @HttpCode(HttpStatus.OK)
  async update(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.change(request, reply, async () => {
      const { key, quantity, step = '0' } = await readForm(QuantityForm, request.body);
      const wanted = Math.min(Math.max(quantity + Number(step), 0), maxQuantity);
      return this.baskets.update(this.visits.of(request), { key, quantity: wanted });
    });
  }

  @Post('remove')
  @HttpCode(HttpStatus.OK)
  async remove(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.change(request, reply, async () => {
      const { key } = await readForm(RemoveFromBasket, request.body);
      return this.baskets.remove(this.visits.of(request), key);
    });
  }

  /** Post, redirect, get; a refusal shows the basket as it is, and says why. */
  private async change(
    request: FastifyRequest,
    reply: FastifyReply,
    command: () => Promise<BasketAnswer>,
  ): Promise<void> {
    try {
      const answer = await command();
      if (wantsState(request)) await reply.send(answer);
      else await reply.redirect('/basket/', 303);
    } catch (thrown) {
      if (wantsState(request)) throw thrown;
      await this.showBasket(request, reply, refusalOf(thrown));
    }
  }

  private async showBasket(
    request: FastifyRequest,
    reply: FastifyReply,
    refusal?: Refusal,
  ): Promise<void> {
    const basket = await this.baskets.list(this.visits.of(request));
    const store = this.pages.storeOf(request);
    const content = await this.screens.basket(store, basket, refusal?.message);
    if (refusal !== undefined) reply.code(refusal.status);
    await this.pages.send(request, reply, content);
  }
}
