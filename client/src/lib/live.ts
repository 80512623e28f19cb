import { LIVE_PATH } from '@selvedge/shared/live/live-path';

import { LiveClient } from './live-client.js';

/**
 * Loaded with the first screen that watches a topic. WebSocket only, as the server offers nothing
 * else.
 */
const client = new LiveClient(async () => {
  const { io } = await import('socket.io-client');
  return io({ path: LIVE_PATH, transports: ['websocket'] });
});

export const {
  watch,
  watchQuietly,
  onShown: onLiveShown,
  status: liveStatus,
  isAway: isLiveAway,
  onStatus: onLiveStatus,
} = client;
