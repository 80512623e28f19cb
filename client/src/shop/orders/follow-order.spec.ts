import type { LiveEvent } from '@selvedge/shared/live/contract';
import type { ShopperOrder } from '@selvedge/shared/orders/contract';

import { followOrder } from './follow-order.js';

// What else there is of an order is not looked at.
const order = { hash: 'a', status: 'paid' } as ShopperOrder;

/** A receipt whose answers come when they are let. */
function receipt() {
  let shown = order;
  let emit: (event: LiveEvent) => void = () => undefined;
  const pending: ((fresh: ShopperOrder) => void)[] = [];
  const source = {
    fetch: () =>
      new Promise<ShopperOrder>((resolve) => {
        pending.push(resolve);
      }),
    watch: (onEvent: (event: LiveEvent) => void) => {
      emit = onEvent;
      return () => undefined;
    },
  };
  const stop = followOrder(source, (next) => {
    shown = next(shown);
  });
  const move = (to: string): void => {
    const of = { topic: 'order:a', cursor: '', division: 1, position: 1 };
    emit({ ...of, name: 'order.stage-changed', data: { to, stage: 1, percent: 20 } });
  };
  const answer = async (call: number, status: ShopperOrder['status']): Promise<void> => {
    pending[call]?.({ ...order, status });
    await Promise.resolve();
    await Promise.resolve();
  };
  return { status: () => shown.status, move, answer, stop };
}

describe('a receipt that is looked at', () => {
  it('moves at once, and then shows what was fetched', async () => {
    const { status, move, answer } = receipt();
    move('processing');
    expect(status()).toBe('processing');
    await answer(0, 'printed');
    expect(status()).toBe('printed');
  });

  it('shows nothing older than what it was told last, in whatever order answers come', async () => {
    const { status, move, answer } = receipt();
    move('processing');
    move('packing');
    await answer(1, 'packing');
    await answer(0, 'processing');
    expect(status()).toBe('packing');
  });

  it('changes no more once it is left', async () => {
    const { status, move, answer, stop } = receipt();
    move('processing');
    stop();
    await answer(0, 'complete');
    expect(status()).toBe('processing');
  });
});
