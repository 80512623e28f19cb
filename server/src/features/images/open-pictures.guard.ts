import { Injectable, type ExecutionContext } from '@nestjs/common';
import type { Store } from '@selvedge/shared/stores/contract';
import type { FastifyRequest } from 'fastify';

import { OpenStoreGuard, StoreDirectory } from '../stores/index.js';

/**
 * Restricts images of a closed shop to visitors with access, except those on its access page, and
 * excludes shared caches (GRD-041, GRD-042).
 */
@Injectable()
export class OpenPicturesGuard extends OpenStoreGuard {
  constructor(private readonly directory: StoreDirectory) {
    super(directory);
  }

  override canActivate(context: ExecutionContext): boolean {
    const { facts, url } = context.switchToHttp().getRequest<FastifyRequest>();
    const store = this.directory.store(facts.division);
    return isAtTheDoor(store, url) || super.canActivate(context);
  }

  /** Whether the images of a division are restricted. */
  isClosed(division: number): boolean {
    const store = this.directory.store(division);
    return store !== undefined && (store.passwordProtected || store.comingSoon.enabled);
  }
}

function isAtTheDoor(store: Store | undefined, url: string): boolean {
  const [path = ''] = url.split('?');
  const { logo, favicon, ogImage, themeValues } = store ?? {};
  const pictures = [logo, favicon, ogImage, themeValues?.['gate.image']];
  return pictures.some((picture) => picture?.split('?')[0] === path);
}
