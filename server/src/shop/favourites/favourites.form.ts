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
import {
  EmailFavourites,
  FavouriteForm,
  HeartForm,
  MoveForm,
  RecoverFavourites,
} from '@selvedge/shared/favourites/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../platform/http/rate-limits.js';
import { RedirectFilter } from '../../platform/http/redirect.filter.js';
import { OpenShopGuard, readForm, refererPath } from '../../features/storefront/index.js';
import { FavouriteRequests } from '../../features/favourites/favourite-requests.http.js';
import { FavouritesService } from '../../features/favourites/favourites.service.js';
import { BasketAdder } from './basket-adder.http.js';
import { FavouriteAnswers, favouritesPath, type Outcome } from './favourite-answers.http.js';

type Lines = Awaited<ReturnType<FavouritesService['list']>>;

/**
 * Favourites by plain forms. Our script posts the same forms and requests the state instead of a
 * page.
 */
@Controller('favourites')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class FavouritesForm {
  constructor(
    private readonly answers: FavouriteAnswers,
    private readonly favourites: FavouritesService,
    private readonly requests: FavouriteRequests,
    private readonly adder: BasketAdder,
  ) {}

  /** Adds a product by its heart (BSK-007). */
  @Post('add')
  @HttpCode(HttpStatus.OK)
  @RateLimited('addToCart')
  async add(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.answers.change(request, reply, async () => {
      const { product } = await readForm(HeartForm, request.body);
      const favouritesContext = this.requests.of(request);
      const { listId, lines } = await this.favourites.add(favouritesContext, [
        { productId: product },
      ]);
      this.requests.setCookie(favouritesContext, reply, listId);
      return outcomeOf(lines, refererPath(request, favouritesPath));
    });
  }

  /** Removes a product by its heart. */
  @Post('remove')
  @HttpCode(HttpStatus.OK)
  async remove(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.answers.change(request, reply, async () => {
      const { product } = await readForm(HeartForm, request.body);
      const lines = await this.favourites.removeProduct(this.requests.of(request), product);
      return outcomeOf(lines, refererPath(request, favouritesPath));
    });
  }

  /** Removes one line of the list. */
  @Post('drop')
  @HttpCode(HttpStatus.OK)
  async drop(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.answers.change(request, reply, async () => {
      const { key } = await readForm(FavouriteForm, request.body);
      return outcomeOf(await this.favourites.remove(this.requests.of(request), key));
    });
  }

  /** Adds the item to the basket first, so that the favourite remains if the second step fails. */
  @Post('move')
  @HttpCode(HttpStatus.OK)
  @RateLimited('addToCart')
  async move(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.answers.change(request, reply, async () => {
      const { key, variant } = await readForm(MoveForm, request.body);
      const favourites = this.requests.of(request);
      await this.adder.add(request, reply, { variantId: variant });
      const lines = await this.favourites.remove(favourites, key);
      return outcomeOf(lines, '/favourites/?done=moved');
    });
  }

  @Post('recover')
  @HttpCode(HttpStatus.OK)
  @RateLimited('addToCart')
  async recover(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.answers.change(request, reply, async () => {
      const { br } = await readForm(RecoverFavourites, request.body);
      const favouritesContext = this.requests.of(request);
      const { listId, lines } = await this.favourites.recover(favouritesContext, br);
      this.requests.setCookie(favouritesContext, reply, listId);
      return outcomeOf(lines, '/favourites/?done=recovered');
    });
  }

  @Post('email')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async email(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.answers.change(request, reply, async () => {
      const { email } = await readForm(EmailFavourites, request.body);
      const favouritesContext = this.requests.of(request);
      await this.favourites.sendLater(favouritesContext, email);
      return outcomeOf(await this.favourites.list(favouritesContext), '/favourites/?done=sent');
    });
  }
}

function outcomeOf(lines: Lines, location = favouritesPath): Outcome {
  return { location, products: [...new Set(lines.map(({ productUuid }) => productUuid))] };
}
