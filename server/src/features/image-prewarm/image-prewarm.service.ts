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

/** Products that may wait to be drawn: their pictures fit into what is kept. */
const mostWaiting = 1_000;

/**
 * IMG-009: has the pictures of products drawn before their first visitor comes, one at a time. Begins when
 * the server answers, with what shops show first and no earlier process has drawn; goes on with each
 * product as it is saved. Every process fills its own cache (decision 0012).
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
  private readonly list = new RenderQueue(mostWaiting);
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
    // Nest does not name its type.
    const server = this.http.httpAdapter.getHttpServer() as Server;
    server.once('listening', () => void this.open());
  }

  async onModuleDestroy(): Promise<void> {
    this.isOpen = false;
    await this.drawing;
  }

  onGap(): void {
    // What was missed is rendered when it is asked for.
  }

  /** From now on pictures are drawn: of what shops show first, and of what is saved. */
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

  /** The database is away, for example: shops draw when they are asked, and the list goes on later. */
  private failed(error: unknown): void {
    this.logger.warn({ message: 'prewarming of pictures failed', error: String(error) });
  }
}
