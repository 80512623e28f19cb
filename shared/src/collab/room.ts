/** Room of a live page document; `epoch` counts how often it was rebuilt. */
export interface Room {
  readonly uuid: string;
  /** From 1. Documents of different epochs are never merged. */
  readonly epoch: number;
}

const pattern = /^page\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([1-9]\d{0,8})$/;

/** Returns `page.<uuid>.<epoch>`. */
export function roomName({ uuid, epoch }: Room): string {
  return `page.${uuid}.${epoch}`;
}

/** Parses a room name; undefined if it is invalid. */
export function roomIn(name: string): Room | undefined {
  const [, uuid, epoch] = pattern.exec(name) ?? [];
  return uuid === undefined ? undefined : { uuid, epoch: Number(epoch) };
}
