import { Body, Controller, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ReportBrowserError } from '@selvedge/shared/browser-errors/contract';
import type { FastifyRequest } from 'fastify';

import { RateLimited } from '../http/rate-limits.js';
import { BrowserErrors } from './browser-errors.js';

@Controller('omnis/v3/browser-errors')
export class BrowserErrorsController {
  constructor(private readonly errors: BrowserErrors) {}

  /**
   * Records an error of a client program; also accepts a plain form, which a browser sends while
   * leaving the page.
   */
  @Post()
  @HttpCode(HttpStatus.NO_CONTENT)
  @RateLimited('browserError')
  report(@Req() { facts }: FastifyRequest, @Body() body: ReportBrowserError): void {
    this.errors.take(body, facts.tenant.division);
  }
}
