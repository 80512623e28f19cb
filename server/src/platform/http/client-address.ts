import type { Server } from 'node:http';

/**
 * Stores the address of each connection, which Node forgets on close. A request whose client hung
 * up is still processed, and rate limited by its address.
 */
export function keepAddresses(server: Server): void {
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  });
}
