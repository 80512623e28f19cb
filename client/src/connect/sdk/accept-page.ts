import type { Ready } from '@selvedge/shared/connect/protocol';

import { HostHandshake, type Counterpart } from './handshake.js';

interface Accepting {
  readonly page: Omit<Counterpart, 'window'> & { readonly window: () => Window | null };
  readonly terms: ConstructorParameters<typeof HostHandshake>[1];
  /** By which all else goes; again each time the page was loaded anew. */
  readonly onPort: (port: MessagePort, ready: Ready) => void;
  /** The page speaks none of our versions. */
  readonly onUnsupported?: (supported: readonly number[]) => void;
}

/** Accepts the page that says hello in a frame, or in a window that this one opened; answers what ends it. */
export function acceptPage({ page, terms, onPort, onUnsupported }: Accepting): () => void {
  const handshake = new HostHandshake(page, terms);
  const onMessage = (event: MessageEvent): void => {
    const step = handshake.receive(event);
    if (step === undefined) return;
    if ('accept' in step) page.window()?.postMessage(step.accept, page.origin);
    if ('unsupported' in step) onUnsupported?.(step.unsupported);
    const [port] = event.ports;
    if ('ready' in step && port !== undefined) onPort(port, step.ready);
  };
  addEventListener('message', onMessage);
  return () => {
    removeEventListener('message', onMessage);
  };
}
