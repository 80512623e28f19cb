/** socket.io path of the live connection, on the HTTP port. */
export const LIVE_PATH = '/live/';
