import { Controller, Delete, Get, HttpCode, HttpStatus, Put, Req } from '@nestjs/common';
import type { PreviewLinkAnswer } from '@selvedge/shared/accounts/preview-link';
import type { FastifyRequest } from 'fastify';

import { Can } from '../../../platform/authorization/can.guard.js';
import { hostOf } from '../../../platform/http/request-host.js';
import { PreviewLinks } from './preview-links.service.js';

/** Link that lets invited people view a shop that is not open (GRD-006). */
@Controller('omnis/v3/dashboard/preview-link')
@Can('settings.manage')
export class PreviewLinkController {
  constructor(private readonly links: PreviewLinks) {}

  @Get()
  async read(@Req() request: FastifyRequest): Promise<PreviewLinkAnswer> {
    return { link: await this.links.of(request.facts.division, originOf(request)) };
  }

  /** Creates a link and revokes the previous one. */
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

/** The owner works on the shop's own host, which is also the link's target. */
function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${hostOf(request)}`;
}
