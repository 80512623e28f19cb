import { QueryFailedError } from 'typeorm';

/**
 * Whether a statement violated this constraint, which is how concurrent writers detect each other.
 */
export function breaksConstraint(error: unknown, constraint: string): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause: unknown = error.driverError;
  return cause instanceof Error && 'constraint' in cause && cause.constraint === constraint;
}
