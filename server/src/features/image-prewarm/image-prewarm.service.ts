import type { Server } from 'node:http';

import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

import { Config } from '../../platform/config/config.js';
import type { Broadcast } from '../../platform/event-log/model/subscription.js';
import type { ProductEvent } from '../products/index.js';
import { RenderQueue } from './render-queue.js';
import { FirstProducts } from './first-products.service.js';
import { ProductRenderer } from './product-renderer.service.js';

/** Maximum number of waiting products; their images fit into the cache. */
const maxQueueLength = 1_000;

/**
 * Renders product images before their first visitor, one at a time (IMG-009). Starts when the
 * server listens, with the first products of all shops, and continues with each saved product.
 * Every process fills its own cache (decision 0012).
 */
@Injectable()
export class ImagePrewarm
  implements Broadcast<ProductEvent>, OnApplicationBootstrap, OnModuleDestroy
{
  readonly name = 'pictures-ahead';
  readonly on: Broadcast<ProductEvent>['on'] = {
    ProductSaved: ({ division, event }) => {
      if (!this.isOpen) return;
      this.list.addFirst({ division, uuid: event.product.uuid });
      this.draw();
    },
  };
  private readonly logger = new Logger(ImagePrewarm.name);
  private readonly list = new RenderQueue(maxQueueLength);
  private drawing: Promise<void> | undefined;
  private isOpen = false;

  constructor(
    private readonly config: Config,
    private readonly http: HttpAdapterHost,
    private readonly first: FirstProducts,
    private readonly drawer: ProductRenderer,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.PICTURES_AHEAD) return;
    // Nest leaves the server untyped.
    const server = this.http.httpAdapter.getHttpServer() as Server;
    server.once('listening', () => void this.open());
  }

  async onModuleDestroy(): Promise<void> {
    this.isOpen = false;
    await this.drawing;
  }

  onGap(): void {
    // Missed images are rendered on request.
  }

  /** Starts rendering: first the products that shops show first, then saved ones. */
  async open(): Promise<void> {
    this.isOpen = true;
    try {
      this.list.addLast(await this.first.ofAllShops());
      this.draw();
    } catch (error) {
      this.failed(error);
    }
  }

  private draw(): void {
    this.drawing ??= this.drawAll()
      .catch((error: unknown) => this.failed(error))
      .finally(() => {
        this.drawing = undefined;
      });
  }

  private async drawAll(): Promise<void> {
    for (let next = this.list.next(); next !== undefined; next = this.list.next())
      await this.drawer.draw(next, () => this.isOpen);
  }

  /**
   * Logs a failure, such as an unavailable database. Images are then rendered on request, and
   * prewarming continues later.
   */
  private failed(error: unknown): void {
    this.logger.warn({ message: 'Image prewarming failed', error: String(error) });
  }
}
