/** In SQL: whether somebody has a second factor. Both are expressions of a statement, never of a request. */
export function hasFactor(kind: string, id: string): string {
  return `EXISTS (SELECT FROM second_factors factor
    WHERE factor.subject_kind = ${kind} AND factor.subject_id = ${id})`;
}
