import { QueryFailedError } from 'typeorm';

/** Whether a statement was refused by this constraint, which is how two that write at once are told apart. */
export function breaksConstraint(error: unknown, constraint: string): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause: unknown = error.driverError;
  return cause instanceof Error && 'constraint' in cause && cause.constraint === constraint;
}
