/** RTM-012: the live topic of a page, by its uuid. */
export function pageTopic(uuid: string): string {
  return `page:${uuid}`;
}

/** The live topic of all pages of a store. */
export function pagesTopic(division: string): string {
  return `division:${division}:pages`;
}
