import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const storage = new AsyncLocalStorage<string>();
const saneId = /^[\w.-]{8,64}$/;

/** Runs work on behalf of a request or job; every log line it writes carries the id. */
export function withCorrelation<Result>(correlationId: string, work: () => Result): Result {
  return storage.run(correlationId, work);
}

/** The id of the request or job that is being worked on; undefined outside of both. */
export function currentCorrelationId(): string | undefined {
  return storage.getStore();
}

/** The caller's own id when it is one (8 to 64 letters, digits, `.`, `_`, `-`), else a new one. */
export function correlationIdFrom(given: string | string[] | undefined): string {
  return typeof given === 'string' && saneId.test(given) ? given : randomUUID();
}
