import type { Serializable } from 'node:child_process';
import type { Worker } from 'node:cluster';

/** What Node says to a process with a connection that it passes on (lib/internal/cluster). */
interface Passed {
  readonly act: 'newconn';
  readonly seq: number;
}

/**
 * Node passes a connection on to a process, and waits until that says whether it takes it. One that is
 * killed in this moment never does, and whoever called would wait for ever: so that is said in its place,
 * and another gets the connection, of which nobody has read anything.
 */
export function passOnFromKilled(worker: Worker): void {
  const { process: child } = worker;
  const unanswered = new Set<number>();
  const send = child.send.bind(child);
  child.send = (message: Serializable, ...rest: []): boolean => {
    if (isPassed(message)) unanswered.add(message.seq);
    return send(message, ...rest);
  };
  child.on('internalMessage', ({ ack }: { readonly ack?: number }) => {
    if (ack !== undefined) unanswered.delete(ack);
  });
  const sayThatItTakesNone = (): void => {
    for (const ack of unanswered)
      child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: false });
  };
  // Node gives it nothing more when it has ended and cannot be told anything. Of one that had a connection
  // on its way, it may never say that it was disconnected.
  worker.once('exit', () => {
    if (worker.isConnected()) worker.once('disconnect', sayThatItTakesNone);
    else sayThatItTakesNone();
  });
}

function isPassed(message: unknown): message is Passed {
  return (
    typeof message === 'object' &&
    message !== null &&
    'act' in message &&
    message.act === 'newconn' &&
    'seq' in message
  );
}
