/** Live topic of comments on all pages of a store. */
export function commentsTopic(division: string): string {
  return `division:${division}:comments`;
}
