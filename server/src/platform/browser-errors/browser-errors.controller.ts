import { Body, Controller, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ReportBrowserError } from '@selvedge/shared/browser-errors/contract';
import type { FastifyRequest } from 'fastify';

import { RateLimited } from '../http/rate-limits.js';
import { BrowserErrors } from './browser-errors.js';

@Controller('omnis/v3/browser-errors')
export class BrowserErrorsController {
  constructor(private readonly errors: BrowserErrors) {}

  /** Takes what went wrong in a program of ours, as a plain form too, which a browser sends off as it leaves. */
  @Post()
  @HttpCode(HttpStatus.NO_CONTENT)
  @RateLimited('browserError')
  report(@Req() { facts }: FastifyRequest, @Body() body: ReportBrowserError): void {
    this.errors.take(body, facts.tenant.division);
  }
}
