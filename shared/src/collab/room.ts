/** What a room holds: the live document of a page, as it was built anew for the `epoch`th time. */
export interface Room {
  readonly uuid: string;
  /** From 1; a document of an older epoch is never merged into a newer one. */
  readonly epoch: number;
}

const pattern = /^page\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([1-9]\d{0,8})$/;

/** RTM-002: `page.<uuid>.<epoch>`. */
export function roomName({ uuid, epoch }: Room): string {
  return `page.${uuid}.${epoch}`;
}

/** Undefined for what names no room. */
export function roomIn(name: string): Room | undefined {
  const [, uuid, epoch] = pattern.exec(name) ?? [];
  return uuid === undefined ? undefined : { uuid, epoch: Number(epoch) };
}
