import { readFile } from 'node:fs/promises';

import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Config } from '../../platform/config/config.js';
import { captchaSources, officeCsp } from '../../platform/content-security-policy.js';
import { clientFolder, packed, sendFresh, type PackedPage } from '../storefront/index.js';

/** `office` is dashboard and atlas, `editor` the page editor. */
type ProgramName = 'office' | 'editor';

/** Start page of each application; the application itself selects its screen. */
@Injectable()
export class ProgramPages {
  private readonly pages = new Map<ProgramName, Promise<PackedPage>>();
  private readonly policy: string;

  constructor(config: Config) {
    this.policy = officeCsp(captchaSources(config));
  }

  async send(program: ProgramName, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const page = this.pages.get(program) ?? this.read(program);
    this.pages.set(program, page);
    await sendFresh(request, reply, await page);
  }

  private async read(program: ProgramName): Promise<PackedPage> {
    const html = await readFile(new URL(`web/${program}.html`, clientFolder));
    return packed({ html, policy: this.policy, audience: 'everybody' });
  }
}
