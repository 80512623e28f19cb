import { readFile } from 'node:fs/promises';

import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { officeCsp } from '../../../platform/http/security-headers.js';
import { sendHtml } from '../cache/send-html.js';
import { clientFolder } from '../render/shop-bundle.js';

/** The one page of dashboard and atlas: the program in it finds out by itself what to show. */
@Injectable()
export class OfficePage {
  private html: Promise<Buffer> | undefined;

  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    this.html ??= readFile(new URL('web/office.html', clientFolder));
    await sendHtml(request, reply, { html: await this.html, policy: officeCsp(), shared: true });
  }
}
