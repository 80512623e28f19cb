import { connectProtocol, type Envelope, type RequestError } from './protocol.js';

/** Transport of a channel; a MessagePort in browsers. */
export interface Port {
  /** Delivers queued messages too, like a MessagePort on `start()`. */
  readonly listen: (listener: (data: unknown) => void) => void;
  readonly post: (message: Envelope) => void;
  readonly close: () => void;
  /** Runs a callback after a delay in milliseconds. Returns a function that cancels it. */
  readonly later: (ms: number, run: () => void) => () => void;
}

/** Thrown if a request is refused or times out. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Timeout of a request, in milliseconds. */
export const requestTimeout = 30_000;

export function timedOut(name: string): string {
  return `Event: ${name} timed out`;
}

/** Requests by name, with their parameter and answer types. */
type RequestsOf<Requests> = {
  readonly [Name in keyof Requests]: { readonly asked: object; readonly answer: unknown };
};

interface Waiting {
  readonly take: (answer: unknown) => void;
  readonly fail: (error: RequestFailed) => void;
}

/**
 * One end of a connection. Sends events of type `Out`, receives `In` once it listens, and sends
 * `Requests` to the other end. Messages of other protocols are ignored.
 */
export class Channel<
  Out extends object,
  In extends object,
  Requests extends RequestsOf<Requests> = object,
> {
  private readonly listeners = new Map<keyof In, Set<(data: never) => void>>();
  private readonly answers = new Map<string, (data: never) => unknown>();
  private readonly waiting = new Map<number, Waiting>();
  private sent = 0;

  constructor(private readonly port: Port) {}

  /**
   * Starts delivery. Queued messages are delivered in order, so all handlers must be registered.
   */
  listen(): void {
    this.port.listen((data) => {
      const envelope = envelopeIn(data);
      if (envelope?.kind === 'evt') this.emit(envelope);
      if (envelope?.kind === 'req') this.answer(envelope);
      if (envelope?.kind === 'res') this.answered(envelope);
    });
  }

  send<Name extends keyof Out & string>(name: Name, data: Out[Name]): void {
    this.port.post({ ...ours, kind: 'evt', name, data });
  }

  /** Returns a function that removes the listener. */
  on<Name extends keyof In>(name: Name, listener: (data: In[Name]) => void): () => void {
    const all = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, all);
    all.add(listener);
    return () => all.delete(listener);
  }

  /** Rejects with RequestFailed if it is refused, the channel closes, or `timeout` ms pass. */
  request<Name extends keyof Requests & string>(
    name: Name,
    ...[data, timeout = requestTimeout]: readonly [data: Requests[Name]['asked'], timeout?: number]
  ): Promise<Requests[Name]['answer']> {
    const id = (this.sent += 1);
    return new Promise((resolve, reject) => {
      const inTime = this.port.later(timeout, () => {
        this.waiting.get(id)?.fail(new RequestFailed('timed_out', timedOut(name)));
      });
      const end = (): void => {
        inTime();
        this.waiting.delete(id);
      };
      this.waiting.set(id, {
        take: (answer) => {
          end();
          // Both ends use the same protocol version, so the name determines the type.
          resolve(answer);
        },
        fail: (error) => {
          end();
          reject(error);
        },
      });
      this.port.post({ ...ours, kind: 'req', id, name, data });
    });
  }

  /** Registers the handler of a request; an exception is sent as a refusal. */
  onRequest(name: string, answer: (data: never) => unknown): void {
    this.answers.set(name, answer);
  }

  close(): void {
    this.listeners.clear();
    for (const { fail } of [...this.waiting.values()]) fail(new RequestFailed('closed', closed));
    this.port.close();
  }

  private emit({ name, data }: EventEnvelope): void {
    // Unknown names have no listeners.
    const listeners = this.listeners.get(name as keyof In) ?? [];
    // Both ends use the same protocol version, so the name determines the type.
    for (const listener of listeners) listener(data as never);
  }

  private answer({ id, name, data }: RequestEnvelope): void {
    const refuse = (error: RequestError): void => {
      this.port.post({ ...ours, kind: 'res', id, name, error });
    };
    const answer = this.answers.get(name);
    if (answer === undefined) {
      refuse({ code: 'unknown_request', message: `No handler for ${name}` });
      return;
    }
    try {
      // Both ends use the same protocol version, so the name determines the type.
      this.port.post({ ...ours, kind: 'res', id, name, data: answer(data as never) });
    } catch (error) {
      refuse({ code: 'refused', message: error instanceof Error ? error.message : String(error) });
    }
  }

  private answered(envelope: ResponseEnvelope): void {
    const waiting = this.waiting.get(envelope.id);
    if ('error' in envelope)
      waiting?.fail(new RequestFailed(envelope.error.code, envelope.error.message));
    else waiting?.take(envelope.data);
  }
}

type EventEnvelope = Extract<Envelope, { readonly kind: 'evt' }>;
type RequestEnvelope = Extract<Envelope, { readonly kind: 'req' }>;
type ResponseEnvelope = Extract<Envelope, { readonly kind: 'res' }>;
const ours = { ns: 'connect', v: connectProtocol } as const;
const closed = 'The connection is closed';

function envelopeIn(data: unknown): Envelope | undefined {
  if (typeof data !== 'object' || data === null || !('ns' in data) || !('v' in data))
    return undefined;
  // Namespace and version match.
  return data.ns === 'connect' && data.v === connectProtocol ? (data as Envelope) : undefined;
}
