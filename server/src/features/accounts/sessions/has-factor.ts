/**
 * SQL condition: the account has a second factor. Both parameters are SQL expressions and must
 * never come from a request.
 */
export function hasFactor(kind: string, id: string): string {
  return `EXISTS (SELECT FROM second_factors factor
    WHERE factor.subject_kind = ${kind} AND factor.subject_id = ${id})`;
}
