import { readFile } from 'node:fs/promises';

import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { dataCsp } from '../../platform/content-security-policy.js';
import { clientFolder, packed, sendFresh, type PackedPage } from '../storefront/index.js';

const source = 'src/push-worker/worker.ts';

/**
 * Serves the service worker under a fixed name, where browsers check for updates; built files have
 * hashed names.
 */
@Injectable()
export class PushWorker {
  private file: Promise<PackedPage> | undefined;

  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    this.file ??= read();
    await sendFresh(request, reply, await this.file);
  }
}

async function read(): Promise<PackedPage> {
  const text = await readFile(new URL('web/.vite/manifest.json', clientFolder), 'utf8');
  // Vite writes the manifest in this form.
  const manifest = JSON.parse(text) as Readonly<Record<string, { readonly file: string }>>;
  const { file } = manifest[source] ?? { file: source };
  const html = await readFile(new URL(`web/${file}`, clientFolder));
  const contentType = 'text/javascript; charset=utf-8';
  return packed({ html, contentType, policy: dataCsp(), audience: 'everybody' });
}
