import type { Ready } from '@selvedge/shared/connect/protocol';

import { HostHandshake, type Counterpart } from './handshake.js';

interface Accepting {
  readonly page: Omit<Counterpart, 'window'> & { readonly window: () => Window | null };
  readonly terms: ConstructorParameters<typeof HostHandshake>[1];
  /** Called with the port for all further messages; called again after each page load. */
  readonly onPort: (port: MessagePort, ready: Ready) => void;
  /** Called if the page supports none of our protocol versions. */
  readonly onUnsupported?: (supported: readonly number[]) => void;
}

/**
 * Accepts the page's hello from a frame or an opened window; returns a function that stops
 * listening.
 */
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
