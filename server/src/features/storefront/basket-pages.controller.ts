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
import { AddForm, QuantityForm } from '@selvedge/shared/storefront/forms/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../platform/http/rate-limits.js';
import { BasketCommands, BasketVisits } from '../baskets/index.js';
import { ElsewhereFilter } from './elsewhere.js';
import { refusalOf, textFields, wantsState, type Refusal } from './form-answers.js';
import { OpenShopGuard } from './open-shop.guard.js';
import { readForm } from './read-form.js';
import { ShopPages } from './shop-pages.js';
import { ShopScreens } from './shop-screens.js';

/** The basket by plain forms. Our script posts the same forms and asks for the state instead of a page. */
@Controller('basket')
@UseGuards(OpenShopGuard)
@UseFilters(ElsewhereFilter)
export class BasketPagesController {
  constructor(
    private readonly pages: ShopPages,
    private readonly screens: ShopScreens,
    private readonly baskets: BasketCommands,
    private readonly visits: BasketVisits,
  ) {}

  /** RTE-010. */
  @Get()
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.showBasket(request, reply);
  }

  /** BSK-006. */
  @Post('add')
  @HttpCode(HttpStatus.OK)
  @RateLimited('addToCart')
  async add(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const store = this.pages.storeOf(request);
    try {
      const form = await readForm(AddForm, request.body);
      const answer = await this.put(request, reply, form);
      if (wantsState(request)) await reply.send(answer);
      else await reply.redirect(await this.screens.addedAddress(store, form), 303);
    } catch (thrown) {
      await this.refuseAdding(request, reply, thrown);
    }
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

  private async put(
    request: FastifyRequest,
    reply: FastifyReply,
    { product, colour, size, quantity = 1 }: AddForm,
  ): Promise<BasketAnswer> {
    const visit = this.visits.of(request);
    const item = { productId: product, productColor: colour, productSize: size, quantity };
    const { basketId, answer } = await this.baskets.add(visit, item);
    this.visits.remember(visit, reply, basketId);
    return answer;
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

  private async refuseAdding(
    request: FastifyRequest,
    reply: FastifyReply,
    thrown: unknown,
  ): Promise<void> {
    if (wantsState(request)) throw thrown;
    const { status, message, errors } = refusalOf(thrown);
    const values = textFields(request.body);
    const store = this.pages.storeOf(request);
    const shown = Object.keys(errors).includes('size') ? null : message;
    const form = { values, errors, message: shown };
    reply.code(status);
    const content = await this.screens.productAgain(store, values['product'] ?? '', form);
    await this.pages.send(request, reply, content);
  }
}
