import { Controller, Delete, Get, HttpCode, HttpStatus, Put, Req } from '@nestjs/common';
import type { PreviewLinkAnswer } from '@selvedge/shared/accounts/preview-link';
import type { FastifyRequest } from 'fastify';

import { Can } from '../../../platform/authorization/can.guard.js';
import { hostOf } from '../../../platform/http/request-host.js';
import { PreviewLinks } from './preview-links.service.js';

/** GRD-006: the link by which an owner shows a shop that is not open to everybody. */
@Controller('omnis/v3/dashboard/preview-link')
@Can('settings.manage')
export class PreviewLinkController {
  constructor(private readonly links: PreviewLinks) {}

  @Get()
  async read(@Req() request: FastifyRequest): Promise<PreviewLinkAnswer> {
    return { link: await this.links.of(request.facts.division, originOf(request)) };
  }

  /** A new link; the one before lets nobody in any more. */
  @Put()
  async make(@Req() request: FastifyRequest): Promise<PreviewLinkAnswer> {
    return { link: await this.links.make(request.facts.division, originOf(request)) };
  }

  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  end(@Req() { facts }: FastifyRequest): Promise<void> {
    return this.links.end(facts.division);
  }
}

/** The owner works on the host of the shop, where the link leads too. */
function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${hostOf(request)}`;
}
