import { WebSocket, WebSocketServer } from 'ws';

/** RFC 6455 section 7.4.1: message too big. */
const messageTooBig = 1009;

/**
 * WebSocket server with a custom close code for frames that are too big: after 1009, clients
 * reconnect and send them again.
 */
export function socketServer({
  protocol,
  maxFrameBytes,
  tooBig,
}: SocketServerOptions): WebSocketServer {
  class CodedSocket extends WebSocket {
    override close(code?: number, reason?: string | Buffer): void {
      super.close(code === messageTooBig ? tooBig : code, reason);
    }
  }
  return new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: maxFrameBytes,
    ...notTyped,
    handleProtocols: (offered) => offered.has(protocol) && protocol,
    WebSocket: CodedSocket,
  });
}

/**
 * Cuts off clients that do not answer a close frame in time; the package's types omit this option.
 */
const notTyped = { closeTimeout: 5_000 };

export interface SocketServerOptions {
  /** Subprotocol to accept if a client offers it. */
  readonly protocol: string;
  readonly maxFrameBytes: number;
  /** Close code for frames that are too big. */
  readonly tooBig: number;
}
