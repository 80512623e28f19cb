import { LIVE_PATH } from '@selvedge/shared/live/live-path';

import { LiveClient } from './live-client.js';

/** Loaded with the first screen that watches something; WebSocket only, as the server offers it. */
const client = new LiveClient(async () => {
  const { io } = await import('socket.io-client');
  return io({ path: LIVE_PATH, transports: ['websocket'] });
});

/** See LiveClient. */
export const {
  watch,
  watchQuietly,
  onShown: onLiveShown,
  status: liveStatus,
  isAway: isLiveAway,
  onStatus: onLiveStatus,
} = client;
