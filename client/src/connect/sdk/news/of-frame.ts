import type { FrameEvents } from '@selvedge/shared/connect/protocol';

import type { HostChannel } from '../host-channel.js';
import type { Listeners } from '../listeners.js';
import type { SessionEvents } from '../types.js';

/** Frame events forwarded unchanged to the session's listeners. */
const passedOn = [
  'selected',
  'hovered',
  'rects',
  'scrolled',
  'text:edit-start',
  'page:loaded',
  'page:error',
  'link:clicked',
  'route:blocked',
] as const satisfies readonly (keyof FrameEvents & keyof SessionEvents)[];

export function passOn(channel: HostChannel, listeners: Listeners<SessionEvents>): void {
  for (const name of passedOn) passOnOne(channel, listeners, name);
}

function passOnOne(
  channel: HostChannel,
  listeners: Listeners<SessionEvents>,
  name: (typeof passedOn)[number],
): void {
  channel.on(name, (data: FrameEvents[typeof name]) => {
    // Both sides use the same names and data.
    listeners.emit(name, data);
  });
}
