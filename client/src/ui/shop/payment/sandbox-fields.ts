import type { FrameMessage, SandboxFields } from '@selvedge/shared/payments/payment-fields';

import type { FieldsHost, OpenFields } from './card-entry.js';
import { themeLook } from './theme-look.js';

/** Height of the three fields without errors. */
const usualHeight = '192px';

/** Opens the frame of the sandbox in a form and exchanges messages with it. */
export function openSandbox({ frameUrl }: SandboxFields, host: FieldsHost): OpenFields {
  const provider = new URL(frameUrl).origin;
  const frame = document.createElement('iframe');
  Object.assign(frame, { title: 'Card details', allow: 'payment' });
  frame.style.height = usualHeight;
  const receive = ({ origin, source, data }: MessageEvent<FrameMessage>) => {
    if (origin !== provider || source !== frame.contentWindow) return;
    if (data.type === 'height') frame.style.height = `${data.px}px`;
    if (data.type === 'ready' || data.type === 'failed') host.onStatus(data.type);
    if (data.type === 'enter') frame.closest('form')?.requestSubmit();
    if (data.type === 'token') host.onOutcome({ type: 'token', token: data.token });
    if (data.type !== 'refused') return;
    frame.focus();
    host.onOutcome({ type: 'refused', problem: null });
  };
  addEventListener('message', receive);
  frame.src = styledFrameUrl(frameUrl, host.element);
  host.element.append(frame);
  return {
    // The frame shows no price.
    update: () => undefined,
    tokenize: () => frame.contentWindow?.postMessage({ type: 'tokenize' }, provider),
    close: () => {
      removeEventListener('message', receive);
      frame.remove();
    },
  };
}

/** Returns the address of the frame with the origin and the look of this page. */
function styledFrameUrl(frameUrl: string, element: HTMLElement): string {
  const url = new URL(frameUrl);
  const { direction } = getComputedStyle(element);
  const parameters = { parent: location.origin, dir: direction, ...themeLook(element) };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
