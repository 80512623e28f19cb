import { readFile } from 'node:fs/promises';

import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { officeCsp } from '../../platform/content-security-policy.js';
import { clientFolder, packed, sendFresh, type PackedPage } from '../storefront/index.js';

/** The one page of dashboard and atlas: the program in it finds out by itself what to show. */
@Injectable()
export class OfficePage {
  private page: Promise<PackedPage> | undefined;

  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    this.page ??= read();
    await sendFresh(request, reply, await this.page);
  }
}

async function read(): Promise<PackedPage> {
  const html = await readFile(new URL('web/office.html', clientFolder));
  return packed({ html, policy: officeCsp(), audience: 'everybody' });
}
