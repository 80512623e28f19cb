import type { FormState } from '../storefront/form-state.js';

/** A block's form (of a newsletter, a gate or a message) after it was posted: sent (the message says what comes next), or shown again. */
export interface Subscription {
  /** The id of the block. */
  readonly block: number;
  readonly message: string;
  /** Null once it was sent. */
  readonly form: FormState | null;
}
