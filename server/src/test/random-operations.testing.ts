import type { BasketAnswer } from '@selvedge/shared/baskets/contract';
import type { FavouritesAnswer } from '@selvedge/shared/favourites/contract';
import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import * as fc from 'fast-check';

import { tee } from '../features/products/product.testing.js';
import {
  checkoutOrders,
  orderRequest,
  paymentsOf,
  payRequest,
} from '../features/checkout/checkout.testing.js';
import type { Answer, Browser } from '../platform/testing/browser.js';
import { confirmRefund, payTooLate, refundShare } from './random-refunds.testing.js';
import { pageOperation } from './random-pages.testing.js';
import { quoteWork, workOnQuote, type QuoteWork } from './random-quotes.testing.js';
import { isOfWork, work, workOperation, type WorkOperation } from './random-work.testing.js';
import {
  isOfStock,
  stockOperation,
  type StockOperation,
  type StockOperator,
} from './random-stock.testing.js';

/** Operation of a shopper, of staff on the shopper's last order, or on the stock. */
export type Operation =
  | { readonly do: 'add'; readonly variantId: string; readonly quantity: number }
  | { readonly do: 'change'; readonly line: number; readonly quantity: number }
  | { readonly do: 'remove'; readonly line: number }
  | { readonly do: 'like'; readonly sku: string }
  | { readonly do: 'unlike'; readonly line: number }
  | { readonly do: 'keep' }
  | { readonly do: 'order' }
  | { readonly do: 'pay'; readonly card: string }
  | { readonly do: 'forget' }
  | { readonly do: 'refund' }
  /** Refund of a share of the payment in percent, through the provider. */
  | { readonly do: 'return'; readonly share: number }
  | WorkOperation
  | QuoteWork
  | StockOperation;

const skus = tee.colours
  .flatMap(({ sizes }) => sizes)
  .filter(({ available }) => available)
  .map(({ sku }) => sku);
const cards = ['4242 4242 4242 4242', '4000 0000 0000 0002'];
const adding: Operation = { do: 'add', variantId: skus[0] ?? '', quantity: 1 };
const refundsFail = '4000 0000 0000 5126';
/**
 * Operations that chance may leave out: a deleted order, a quote, a note, a declined payment, a
 * successful one with a picked label, a sorted piece and a refund, and one whose refund fails.
 */
export const certainOperations: readonly Operation[] = [
  ...[adding, { do: 'order' } as const, { do: 'delete' } as const],
  ...[adding, { do: 'order' } as const],
  { do: 'quote', id: '6f1c0f1e-0000-4000-8000-000000000002', accepted: true, approved: true },
  { do: 'note', id: '6f1c0f1e-0000-4000-8000-000000000001', text: 'Call first' },
  ...[...cards].reverse().map((card) => ({ do: 'pay' as const, card })),
  { do: 'pick', counter: 1 },
  { do: 'sort', slot: 'A-1' },
  { do: 'unsort', slot: 'A-1' },
  { do: 'return', share: 30 },
  ...[adding, { do: 'order' } as const, { do: 'pay', card: refundsFail } as const],
  { do: 'return', share: 30 },
];
/** Operations of a signed-in customer who is then erased. */
export const lastOperations: readonly Operation[] = [adding, { do: 'order' }, { do: 'forget' }];
const unknownKey = 'f'.repeat(32);

const line = fc.nat(9);
const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      variantId: fc.constantFrom(...skus),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      line,
      quantity: fc.integer({ min: 0, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), line }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('like' as const), sku: fc.constantFrom(...skus) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('unlike' as const), line }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('keep' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('order' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      card: fc.constantFrom(...cards),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('return' as const),
      share: fc.integer({ min: 1, max: 110 }),
    }),
  },
  { weight: 13, arbitrary: workOperation },
  { weight: 1, arbitrary: quoteWork },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('forget' as const, 'refund' as const) }),
  },
  { weight: 5, arbitrary: stockOperation },
  { weight: 7, arbitrary: pageOperation },
);

/** Returns random operations; the same seed results in the same ones. */
export function randomOperations(count: number, seed: number): readonly Operation[] {
  return fc.sample(operation, { numRuns: count, seed });
}

function isOfStaff(operation: Operation): operation is WorkOperation | QuoteWork {
  return operation.do === 'quote' || isOfWork(operation);
}

type OfficeOperation = Extract<Operation, { do: 'refund' | 'return' | 'forget' }>;
type FavouriteOperation = Extract<Operation, { do: 'like' | 'unlike' | 'keep' }>;

function isOfOffice(operation: Operation): operation is OfficeOperation {
  return operation.do === 'refund' || operation.do === 'return' || operation.do === 'forget';
}

function isOfFavourites(operation: Operation): operation is FavouriteOperation {
  return operation.do === 'like' || operation.do === 'unlike' || operation.do === 'keep';
}

/** Runs operations one after the other; those that no longer apply are refused. */
export class OperationRunner {
  private lines: BasketAnswer['items'] = [];
  private liked: FavouritesAnswer['items'] = [];
  /** Order of a late payment, which takes time to arrive. */
  private refunded: readonly [orderId: number, attemptId: string] | undefined;
  private order: PlacedOrder = { orderId: 2 ** 31 - 1, orderHash: '0'.repeat(32) };

  constructor(
    readonly shopper: Browser,
    readonly staff: Browser,
    private readonly stock: StockOperator,
  ) {}

  /** Returns the accepted operations. Throws for a server error. */
  async play(operations: readonly Operation[]): Promise<readonly Operation['do'][]> {
    const accepted: Operation['do'][] = [];
    for (const each of operations) {
      if (await this.isAccepted(each)) accepted.push(each.do);
    }
    return accepted;
  }

  private async isAccepted(operation: Operation): Promise<boolean> {
    if (isOfStock(operation)) return this.stock.do(operation);
    const { status, text } = await this.try(operation);
    if (status >= 500) throw new Error(`${JSON.stringify(operation)} led to ${status}: ${text}`);
    return status < 300;
  }

  private forget(): Promise<Answer> {
    const { orderId } = this.order;
    return this.staff.post('/omnis/v3/atlas/customers/erase/', { orderId });
  }

  private tryWork(operation: WorkOperation | QuoteWork): Promise<Answer> {
    const { orderId } = this.order;
    if (operation.do === 'quote') return workOnQuote(this, orderId, operation);
    return work(this.staff, orderId, operation);
  }

  private try(operation: Exclude<Operation, StockOperation>): Promise<Answer> {
    if (isOfFavourites(operation)) return this.tryFavourite(operation);
    if (isOfStaff(operation)) return this.tryWork(operation);
    if (isOfOffice(operation)) return this.tryOfOffice(operation);
    switch (operation.do) {
      case 'add': {
        const { do: _add, ...item } = operation;
        return this.basket('/omnis/v3/frontend/product/addItemToCart/', { item });
      }
      case 'change': {
        const { line, quantity } = operation;
        return this.basket('/omnis/v3/basket/update/', { key: this.keyOf(line), quantity });
      }
      case 'remove':
        return this.basket('/omnis/v3/basket/remove/', { key: this.keyOf(operation.line) });
      case 'order':
        return this.placeOrder();
      case 'pay':
        return this.shopper.post(paymentsOf(this.order), payRequest(operation.card));
    }
  }

  private tryOfOffice(operation: OfficeOperation): Promise<Answer> {
    if (operation.do === 'refund') return this.refund();
    if (operation.do === 'forget') return this.forget();
    return refundShare(this.staff, this.order.orderId, operation.share);
  }

  private tryFavourite(operation: FavouriteOperation): Promise<Answer> {
    switch (operation.do) {
      case 'like':
        return this.favourites('/omnis/v3/frontend/product/addItemToCart/', {
          item: { variantId: operation.sku },
        });
      case 'unlike': {
        const key = this.likedKeyOf(operation.line);
        return this.favourites('/omnis/v3/basket/remove/', { key });
      }
      case 'keep':
        return this.shopper.post('/omnis/v3/basket/favourites/email-for-later', {
          email: 'somebody@example.test',
        });
    }
  }

  private async basket(path: string, body: object): Promise<Answer> {
    const answer = await this.shopper.post(path, body);
    // Every basket call returns this unless it is refused.
    if (answer.status === 200) this.lines = (answer.body as BasketAnswer).items;
    return answer;
  }

  private async favourites(path: string, body: object): Promise<Answer> {
    const answer = await this.shopper.post(path, { ...body, name: 'favourites' });
    // Every favourites call returns this unless it is refused.
    if (answer.status === 200) this.liked = (answer.body as FavouritesAnswer).items;
    return answer;
  }

  private likedKeyOf(line: number): string {
    return this.liked[line % this.liked.length]?.key ?? unknownKey;
  }

  private keyOf(line: number): string {
    return this.lines[line % this.lines.length]?.key ?? unknownKey;
  }

  /** Refunds a separate order that nothing else has moved; a repetition confirms it again. */
  private async refund(): Promise<Answer> {
    if (this.refunded !== undefined) return confirmRefund(this.staff, ...this.refunded);
    await this.try({ do: 'add', variantId: skus[0] ?? '', quantity: 1 });
    const placed = await this.placeOrder();
    if (placed.status !== 201) return placed;
    const { attemptId, answer } = await payTooLate(this.shopper, this.staff, this.order);
    if (answer.status !== 200) return answer;
    this.refunded = [this.order.orderId, attemptId];
    return confirmRefund(this.staff, ...this.refunded);
  }

  private async placeOrder(): Promise<Answer> {
    const answer = await this.shopper.post(checkoutOrders, orderRequest());
    if (answer.status !== 201) return answer;
    // Contract of API-050.
    this.order = answer.body as PlacedOrder;
    this.lines = [];
    return answer;
  }
}
