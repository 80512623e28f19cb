import { fileURLToPath } from 'node:url';

import fastifyStatic from '@fastify/static';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

import { clientFolder } from './shop-bundle.adapter.js';

/**
 * Serves the files of the built client. Their names contain a content hash, so they never change.
 */
@Injectable()
export class ClientFiles implements OnModuleInit {
  constructor(private readonly adapter: HttpAdapterHost) {}

  onModuleInit(): void {
    const fastify: FastifyInstance = this.adapter.httpAdapter.getInstance();
    // Not awaited: that would start the plugins before Nest has set its error handler.
    void fastify.register(serveAssets);
  }
}

async function serveAssets(fastify: FastifyInstance): Promise<void> {
  fastify.addHook('onRoute', (route) => {
    route.config = { ...route.config, publicFile: true };
  });
  await fastify.register(fastifyStatic, {
    root: fileURLToPath(new URL('web/assets/', clientFolder)),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  });
}
