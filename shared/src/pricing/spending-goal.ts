/** A minimum spend that is not reached yet. Amounts in minor units. */
export interface SpendingGoal {
  readonly missing: number;
  readonly minimum: number;
}
