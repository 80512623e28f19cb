import { WebSocket, WebSocketServer } from 'ws';

/** RFC 6455 section 7.4.1: a message is too big. */
const messageTooBig = 1009;

/** A server whose sockets say with a code of ours that a frame was too big: after 1009 clients come back with it. */
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

/** Who does not answer a close frame by then is cut off; an option that the package's types leave out. */
const notTyped = { closeTimeout: 5_000 };

export interface SocketServerOptions {
  /** What is agreed to where a client offers it. */
  readonly protocol: string;
  readonly maxFrameBytes: number;
  /** The code that a bigger frame is answered with. */
  readonly tooBig: number;
}
