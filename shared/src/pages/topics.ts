/** Live topic of a page, by uuid. */
export function pageTopic(uuid: string): string {
  return `page:${uuid}`;
}

/** Live topic of all pages of a store. */
export function pagesTopic(division: string): string {
  return `division:${division}:pages`;
}
