import type { Decider, EventTypes } from '../../../platform/event-log/model/decider.js';
import { DiscountUsedUp } from './discount-uses.errors.js';

/**
 * Counter of uses with a limit: of a discount, of a single-use code, or of a customer. Each has its
 * own stream, so that orders wait for each other only where a limit requires it.
 */
export type DiscountUsesCommand =
  | {
      readonly type: 'ReserveUse';
      readonly counter: string;
      readonly orderId: number;
      readonly limit: number;
    }
  | { readonly type: 'ReturnUse'; readonly counter: string; readonly orderId: number };

export interface DiscountUseReserved {
  readonly type: 'DiscountUseReserved';
  readonly counter: string;
  readonly orderId: number;
}

export interface DiscountUseReturned {
  readonly type: 'DiscountUseReturned';
  readonly counter: string;
  readonly orderId: number;
}

export type DiscountUsesEvent = DiscountUseReserved | DiscountUseReturned;

export const discountUsesEventTypes: EventTypes<DiscountUsesEvent> = {
  DiscountUseReserved: { schemaVersion: 1 },
  DiscountUseReturned: { schemaVersion: 1 },
};

interface DiscountUses {
  readonly used: number;
  /** Orders that returned their use; few, as most orders are paid. */
  readonly returned: readonly number[];
}

function decide(
  command: DiscountUsesCommand,
  { used, returned }: DiscountUses,
): readonly DiscountUsesEvent[] {
  const { counter, orderId } = command;
  switch (command.type) {
    case 'ReserveUse':
      if (used >= command.limit) throw new DiscountUsedUp();
      return [{ type: 'DiscountUseReserved', counter, orderId }];
    case 'ReturnUse':
      return returned.includes(orderId) ? [] : [{ type: 'DiscountUseReturned', counter, orderId }];
  }
}

function evolve({ used, returned }: DiscountUses, event: DiscountUsesEvent): DiscountUses {
  switch (event.type) {
    case 'DiscountUseReserved':
      return { used: used + 1, returned };
    case 'DiscountUseReturned':
      return { used: used - 1, returned: [...returned, event.orderId] };
  }
}

export const discountUsesDecider: Decider<DiscountUses, DiscountUsesCommand, DiscountUsesEvent> = {
  stream: ({ counter }) => `discountuses-${counter}`,
  initial: { used: 0, returned: [] },
  decide,
  evolve,
};
