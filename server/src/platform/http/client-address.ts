import type { Server } from 'node:http';

/**
 * Keeps the address of each connection, which Node forgets once the connection is closed. A request whose
 * client hung up is still worked on, and counted by its address.
 */
export function keepAddresses(server: Server): void {
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  });
}
