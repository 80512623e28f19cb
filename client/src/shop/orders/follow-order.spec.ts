import type { LiveEvent } from '@selvedge/shared/live/contract';
import type { ShopperOrder } from '@selvedge/shared/orders/contract';

import { followOrder } from './follow-order.js';

// Other fields are not used.
const order = { hash: 'a', status: 'paid' } as ShopperOrder;

/** Receipt whose requests finish only when released. */
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

describe('receipt that follows its order', () => {
  it('shows the new status at once, then the fetched order', async () => {
    const { status, move, answer } = receipt();
    move('processing');
    expect(status()).toBe('processing');
    await answer(0, 'printed');
    expect(status()).toBe('printed');
  });

  it('ignores older answers that arrive late', async () => {
    const { status, move, answer } = receipt();
    move('processing');
    move('packing');
    await answer(1, 'packing');
    await answer(0, 'processing');
    expect(status()).toBe('packing');
  });

  it('stops changing after it was left', async () => {
    const { status, move, answer, stop } = receipt();
    move('processing');
    stop();
    await answer(0, 'complete');
    expect(status()).toBe('processing');
  });
});
