import { Injectable, type ExecutionContext } from '@nestjs/common';
import type { Store } from '@selvedge/shared/stores/contract';
import type { FastifyRequest } from 'fastify';

import { OpenStoreGuard } from '../accounts/index.js';
import { StoreDirectory } from '../stores/index.js';

/**
 * GRD-041, GRD-042: pictures of a closed shop are for those who may come in, but for what stands at its
 * door; and no cache that others share keeps them.
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

  /** Whether only some may see the pictures of a division. */
  isClosed(division: number): boolean {
    const store = this.directory.store(division);
    return store !== undefined && (store.passwordProtected || store.comingSoon.enabled);
  }
}

function isAtTheDoor(store: Store | undefined, url: string): boolean {
  const [path = ''] = url.split('?');
  const pictures = [store?.logo, store?.favicon, store?.ogImage];
  return pictures.some((picture) => picture?.split('?')[0] === path);
}
