import { connectProtocol, type Envelope } from './protocol.js';

/** What a channel goes by: in a browser a MessagePort. */
export interface Port {
  readonly listen: (hear: (data: unknown) => void) => void;
  readonly post: (message: Envelope) => void;
  readonly close: () => void;
}

/** One end of a connection: tells `Out`, hears `In`. What is none of the protocol's is passed over. */
export class Channel<Out extends object, In extends object> {
  private readonly listeners = new Map<keyof In, Set<(data: never) => void>>();

  constructor(private readonly port: Port) {
    port.listen((data) => {
      const said = envelopeIn(data);
      if (said?.kind !== 'evt') return;
      // What is no name of ours has no listeners.
      const listeners = this.listeners.get(said.name as keyof In) ?? [];
      // The name tells what the data are, on both sides of the same version.
      for (const listener of listeners) listener(said.data as never);
    });
  }

  tell<Name extends keyof Out & string>(name: Name, data: Out[Name]): void {
    this.port.post({ ns: 'connect', v: connectProtocol, kind: 'evt', name, data });
  }

  /** Answers what ends it. */
  on<Name extends keyof In>(name: Name, listener: (data: In[Name]) => void): () => void {
    const all = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, all);
    all.add(listener);
    return () => all.delete(listener);
  }

  close(): void {
    this.listeners.clear();
    this.port.close();
  }
}

function envelopeIn(data: unknown): Envelope | undefined {
  if (typeof data !== 'object' || data === null || !('ns' in data) || !('v' in data))
    return undefined;
  // Of this name space and version it is one.
  return data.ns === 'connect' && data.v === connectProtocol ? (data as Envelope) : undefined;
}
