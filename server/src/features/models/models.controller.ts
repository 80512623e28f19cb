import { Body, Controller, HttpCode, HttpStatus, Post, Req, UseGuards } from '@nestjs/common';
import { FetchModels, type FetchedModels } from '@selvedge/shared/models/contract';
import type { FastifyRequest } from 'fastify';

import { OpenStoreGuard } from '../stores/index.js';
import { Models } from './models.service.js';

@Controller('omnis/v3/models')
@UseGuards(OpenStoreGuard)
export class ModelsController {
  constructor(private readonly models: Models) {}

  @Post('fetch')
  @HttpCode(HttpStatus.OK)
  fetch(@Req() { facts }: FastifyRequest, @Body() request: FetchModels): Promise<FetchedModels> {
    return this.models.fetch(facts, request);
  }
}
