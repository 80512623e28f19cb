import { readFile } from 'node:fs/promises';

import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { officeCsp } from '../../platform/content-security-policy.js';
import { clientFolder, packed, sendFresh, type PackedPage } from '../storefront/index.js';

/** `office` is dashboard and atlas, `editor` the page editor. */
type ProgramName = 'office' | 'editor';

/** The pages of our programs, one for each: the program in it finds out by itself what to show. */
@Injectable()
export class ProgramPages {
  private readonly pages = new Map<ProgramName, Promise<PackedPage>>();

  async send(program: ProgramName, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const page = this.pages.get(program) ?? read(program);
    this.pages.set(program, page);
    await sendFresh(request, reply, await page);
  }
}

async function read(program: ProgramName): Promise<PackedPage> {
  const html = await readFile(new URL(`web/${program}.html`, clientFolder));
  return packed({ html, policy: officeCsp(), audience: 'everybody' });
}
