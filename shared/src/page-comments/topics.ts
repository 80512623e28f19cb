/** The live topic of what is said about any page of a store. */
export function commentsTopic(division: string): string {
  return `division:${division}:comments`;
}
