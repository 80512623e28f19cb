import type { FormState } from '../screens/form-state.js';

/**
 * State of a block's form (newsletter, gate or message) after submission: sent with a message, or
 * shown again with errors.
 */
export interface Subscription {
  /** Id of the block. */
  readonly block: number;
  readonly message: string;
  /** Null once it was sent. */
  readonly form: FormState | null;
}
