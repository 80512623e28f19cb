import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import {
  launchEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../platform/database/embedded/embedded-postgres.js';
import type { RedisServer } from '../../platform/jobs/redis.testing.js';
import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { StartedProduct, type Victim } from '../started-product.testing.js';
import { diceOf } from './dice.testing.js';
import { editPage, editProduct, openPage, type Edited } from './editors.testing.js';
import { buy, move, signIn, type Bought, type Moved } from './workers.testing.js';

const buyers = 3;
/** Longest outage after the last kill. */
const comesBackWithinMs = 120_000;

/** Configuration of the product, and what is killed. */
export interface Fire {
  readonly kills: number;
  readonly seed: number;
  readonly processes: number;
  readonly redis: RedisServer | undefined;
}

/**
 * Started product in which shoppers buy, staff move orders and an owner edits, while it is killed.
 */
export class ShopUnderFire {
  readonly bought: Bought[] = [];
  readonly moved: Moved[] = [];
  pageUuid = '';
  productUuid = '';
  /** Newest acknowledged page title and product name. */
  readonly titled: Edited = { count: 0 };
  readonly named: Edited = { count: 0 };
  private isOver = false;
  private postgres: EmbeddedPostgres | undefined;
  private app: TestApp | undefined;

  private constructor(
    private readonly product: StartedProduct,
    private readonly fire: Fire,
  ) {}

  /**
   * Kills processes, and resolves when all interrupted work has continued and everything is
   * stopped.
   */
  static async burn(fire: Fire): Promise<ShopUnderFire> {
    const { processes, redis } = fire;
    const product = await StartedProduct.create({
      SERVER_PROCESSES: String(processes),
      ...(redis && { REDIS_URL: redis.url }),
    });
    const shop = new ShopUnderFire(product, fire);
    try {
      await shop.run();
      return shop;
    } catch (error) {
      // The first error is reported.
      await shop.remove().catch(() => undefined);
      throw new Error(`${String(error)}\nIt wrote of errors at last:\n${product.lastErrors}`, {
        cause: error,
      });
    }
  }

  get outbox(): string {
    return path.join(this.product.dataDir, 'outbox');
  }

  /** Opens the same data with a server in this process. */
  async open(): Promise<TestApp> {
    const { dataDir } = this.product;
    this.postgres = await launchEmbeddedPostgres(path.join(dataDir, 'pg'));
    const DATA_KEY = readFileSync(path.join(dataDir, 'data-key'), 'utf8').trim();
    this.app = await startApp({
      DATABASE_URL: this.postgres.url,
      DATA_DIR: dataDir,
      DATA_KEY,
      ...(this.fire.redis && { REDIS_URL: this.fire.redis.url }),
    });
    return this.app;
  }

  async remove(): Promise<void> {
    await this.app?.close();
    await this.postgres?.stop();
    await this.product.remove();
    await this.fire.redis?.stop();
  }

  private async run(): Promise<void> {
    const { product } = this;
    await product.start();
    const sku = await product.anySku();
    const staff = await signIn(product.visitor('atlas'), 'staff@selvedge.test');
    const owner = await signIn(product.visitor(), 'owner@tropic.test');
    const page = await openPage(owner);
    this.pageUuid = page.uuid;
    const work = Promise.all([
      ...Array.from({ length: buyers }, () => this.shopping(staff, sku)),
      editPage(owner, page, this.titled, () => this.isOver),
      this.editing(owner),
    ]);
    // Awaited below; until then, a failure must not count as an unhandled rejection.
    work.catch(() => undefined);
    try {
      await this.killing();
      const before = this.bought.length;
      await until(
        () => this.bought.length - before,
        (since) => since > buyers,
        comesBackWithinMs,
      );
    } finally {
      this.isOver = true;
      await work;
    }
    await product.stop();
  }

  private async shopping(staff: Browser, sku: string): Promise<void> {
    while (!this.isOver) {
      const one = await buy(this.product.visitor(), sku);
      this.bought.push(one);
      if (one.isPaid) this.moved.push(...(await move(staff, one.orderId)));
    }
  }

  private async editing(owner: Browser): Promise<void> {
    this.productUuid = await editProduct(owner, this.named, () => this.isOver);
  }

  private async killing(): Promise<void> {
    const { kills, seed, redis } = this.fire;
    const dice = diceOf(seed);
    const victims = this.victims();
    for (let killed = 0; killed < kills; killed += 1) {
      await wait(500 + dice() * 2_500);
      const victim = victims[Math.floor(dice() * victims.length)] ?? 'server';
      if (victim === 'redis') await redis?.restart(() => Promise.resolve());
      else await this.product.kill(victim);
      if (victim === 'supervisor') await this.product.start();
    }
  }

  private victims(): readonly (Victim | 'redis')[] {
    const { processes, redis } = this.fire;
    return [
      ...(['server', 'postmaster', 'server', 'supervisor'] as const),
      ...(processes > 1 ? (['worker', 'worker'] as const) : []),
      ...(redis ? (['redis', 'redis'] as const) : []),
    ];
  }
}
