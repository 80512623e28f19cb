import { SetMetadata } from '@nestjs/common';

/** The media types that are answered with a status, beside refusals; none where there is no body. */
export type Sent = Readonly<Record<number, readonly string[]>>;

const sends = Symbol('selvedge:sends');

/** `@Sends({ 200: ['image/webp'], 304: [] })`: for methods that write their answers themselves. */
export function Sends(sent: Sent): MethodDecorator {
  return SetMetadata(sends, sent);
}

export function sentBy(handler: object): Sent | undefined {
  // What the decorator above has set.
  return Reflect.getMetadata(sends, handler) as Sent | undefined;
}
