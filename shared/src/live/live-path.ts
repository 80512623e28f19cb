/** The socket.io path of the live connection (same port as HTTP). */
export const LIVE_PATH = '/live/';
