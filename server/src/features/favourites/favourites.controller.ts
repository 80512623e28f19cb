import {
  Body,
  Controller,
  Get,
  HttpCode,
  HttpStatus,
  Post,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import {
  EmailFavourites,
  RecoverFavourites,
  type FavouritesAnswer,
  type FavouritesSent,
} from '@selvedge/shared/favourites/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../platform/http/rate-limits.js';
import { OpenStoreGuard } from '../stores/index.js';
import { FavouritesService } from './favourites.service.js';
import { FavouriteRequests } from './favourite-requests.http.js';
import { favouritesAnswer } from './favourites.rules.js';

@Controller('omnis/v3/basket/favourites')
@UseGuards(OpenStoreGuard)
export class FavouritesController {
  constructor(
    private readonly favourites: FavouritesService,
    private readonly requests: FavouriteRequests,
  ) {}

  @Get('list')
  async list(@Req() request: FastifyRequest): Promise<FavouritesAnswer> {
    return favouritesAnswer(await this.favourites.list(this.requests.of(request)));
  }

  @Post('recover')
  @HttpCode(HttpStatus.OK)
  @RateLimited('addToCart')
  async recover(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { br }: RecoverFavourites,
  ): Promise<FavouritesAnswer> {
    const favouritesContext = this.requests.of(request);
    const { listId, lines } = await this.favourites.recover(favouritesContext, br);
    this.requests.setCookie(favouritesContext, reply, listId);
    return favouritesAnswer(lines);
  }

  @Post('email-for-later')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async email(
    @Req() request: FastifyRequest,
    @Body() { email }: EmailFavourites,
  ): Promise<FavouritesSent> {
    await this.favourites.sendLater(this.requests.of(request), email);
    return { type: 'success', message: sentMessage };
  }
}

/** Same answer for every address, since visitors can enter any. */
const sentMessage = 'Your favourites are on their way to your inbox';
