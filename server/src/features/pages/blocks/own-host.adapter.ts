import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';

/** Queries this application in process, as an anonymous external client would. */
@Injectable()
export class OwnHost {
  constructor(private readonly adapters: HttpAdapterHost<FastifyAdapter>) {}

  /** Returns the response of one of our hosts to a request without cookies. */
  async get(
    host: string,
    url: string,
  ): Promise<{ readonly status: number; readonly body: string }> {
    const headers = { host, accept: 'application/json' };
    const answer = await this.adapters.httpAdapter.inject({ method: 'GET', url, headers });
    return { status: answer.statusCode, body: answer.body };
  }
}
