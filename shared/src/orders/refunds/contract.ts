import { IsInt, IsString, IsUUID } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { trimmed } from '../../http/field-decorators.js';

/** In characters. */
export const maxRefundReason = 300;

/** Refund of a payment through the payment provider. */
export interface OrderRefund {
  readonly refundId: string;
  /** Minor units of the order's currency. */
  readonly amount: number;
  readonly state: 'pending' | 'succeeded' | 'failed';
  /** Null for shoppers, and after the customer's erasure. */
  readonly reason: string | null;
  /** Why it failed; null for shoppers. */
  readonly message: string | null;
  /** Name of the staff member who requested it; null for owners and shoppers. */
  readonly user: string | null;
  readonly createdAt: string;
  /** Null while it is pending. */
  readonly finishedAt: string | null;
}

/**
 * Body of POST /omnis/v3/atlas/orders/{id}/refunds/. Each `refundId` refunds at most once; the client
 * chooses a new one for each refund.
 */
export class RequestRefund {
  @IsUUID()
  refundId!: string;

  @IsString()
  @Rules('required', ['max_length', 100])
  attemptId!: string;

  /** Minor units of the order's currency. */
  @IsInt()
  @Rules(['min_value', 1], ['max_value', Number.MAX_SAFE_INTEGER])
  amount!: number;

  /** For staff and owners; the customer does not see it. */
  @trimmed
  @IsString()
  @Rules('required', ['max_length', maxRefundReason])
  reason!: string;
}

/** Answer of a refund request. A pending refund finishes later. */
export type RefundOutcome = Pick<OrderRefund, 'refundId' | 'state' | 'message'>;
