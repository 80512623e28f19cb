import { SetMetadata } from '@nestjs/common';

/** Media types by status of successful answers; empty for answers without a body. */
export type Sent = Readonly<Record<number, readonly string[]>>;

const sends = Symbol('selvedge:sends');

/** `@Sends({ 200: ['image/webp'], 304: [] })`: for methods that write their answers themselves. */
export function Sends(sent: Sent): MethodDecorator {
  return SetMetadata(sends, sent);
}

export function sentBy(handler: object): Sent | undefined {
  // Set by the decorator above.
  return Reflect.getMetadata(sends, handler) as Sent | undefined;
}
