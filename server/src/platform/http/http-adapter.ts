import type { ServerOptions as HttpOptions } from 'node:http';

import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

export type ServerOptions = FastifyServerOptions & {
  readonly skipMiddie: true;
  readonly http?: HttpOptions;
};

type ErrorHandler = Parameters<FastifyInstance['setErrorHandler']>[0];

/**
 * Fastify gives a route the error handler that is set shortly after the route was added. Nest sets
 * its own only after all `onModuleInit`, so a slow one would leave routes with the default. This
 * handler exists from the start and delegates to Nest's.
 */
export class HttpAdapter extends FastifyAdapter {
  private answerError: ErrorHandler = (error, _request, reply) => reply.send(error);

  constructor(options: ServerOptions) {
    super(options);
    const fastify: FastifyInstance = this.instance;
    const nests = (): ErrorHandler => this.answerError;
    fastify.setErrorHandler(function (...refused) {
      const answered: unknown = nests().apply(this, refused);
      return answered;
    });
  }

  override setErrorHandler(
    handler: Parameters<FastifyAdapter['setErrorHandler']>[0],
  ): ReturnType<FastifyAdapter['setErrorHandler']> {
    this.answerError = handler;
    return this.instance;
  }
}
