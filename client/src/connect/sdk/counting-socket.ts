/** A WebSocket class that calls `onUpdate` for each document update sent. */
export function countingSocket(onUpdate: () => void): typeof WebSocket {
  return class CountingSocket extends WebSocket {
    override send(data: Parameters<WebSocket['send']>[0]): void {
      super.send(data);
      if (data instanceof Uint8Array && isUpdate(data)) onUpdate();
    }
  };
}

/** y-protocols: a sync message is a request (0), an answer (1) or an update (2). */
function isUpdate([message, kind]: Uint8Array): boolean {
  return message === 0 && kind !== 0;
}
