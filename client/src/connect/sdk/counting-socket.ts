/** A socket that tells of each update of the document that it is given. */
export function countingSocket(onUpdate: () => void): typeof WebSocket {
  return class CountingSocket extends WebSocket {
    override send(data: Parameters<WebSocket['send']>[0]): void {
      super.send(data);
      if (data instanceof Uint8Array && isUpdate(data)) onUpdate();
    }
  };
}

/** y-protocols: a sync message, which asks (0), answers (1) or updates (2). */
function isUpdate([message, kind]: Uint8Array): boolean {
  return message === 0 && kind !== 0;
}
