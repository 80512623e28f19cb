import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';

/** Asks this very product, as anybody may from outside, without the network between. */
@Injectable()
export class OwnHost {
  constructor(private readonly adapters: HttpAdapterHost<FastifyAdapter>) {}

  /** What a host of ours answers at a path to who brings no cookies. */
  async get(
    host: string,
    url: string,
  ): Promise<{ readonly status: number; readonly body: string }> {
    const headers = { host, accept: 'application/json' };
    const answer = await this.adapters.httpAdapter.inject({ method: 'GET', url, headers });
    return { status: answer.statusCode, body: answer.body };
  }
}
