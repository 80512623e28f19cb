/** The live topic of what is said about any page of a store. */
export function commentsTopic(division: string): string {
  return `division:${division}:comments`;
}

/** The live topic of a page, by its uuid. */
export function pageTopic(uuid: string): string {
  return `page:${uuid}`;
}
