import type { Serializable } from 'node:child_process';
import type { Worker } from 'node:cluster';

/** What Node says to a process with a connection that it passes on (lib/internal/cluster). */
interface Passed {
  readonly act: 'newconn';
  readonly seq: number;
}

/** What a process says to Node: whether it takes a connection, or that it takes none any more. */
interface InternalMessage {
  readonly ack?: number;
  readonly act?: string;
  accepted?: boolean;
}

/** Processes to which Node passes connections on. */
const taking = new Set<Worker>();

/**
 * Node passes a connection on to a process, and waits until that says whether it takes it. One that is
 * killed in this moment never does, and whoever called would wait for ever: so that is said in its place,
 * and another gets the connection, of which nobody has read anything.
 *
 * With the last process that takes any, Node forgets its line of connections, and would leave in it for
 * ever what that one refused: when it was killed, or closed what it listened with until it could serve.
 * Such a connection is said to be taken, since Node then closes it.
 */
export function passOnFromKilled(worker: Worker): void {
  const { process: child } = worker;
  const unanswered = new Set<number>();
  const send = child.send.bind(child);
  child.send = (message: Serializable, ...rest: []): boolean => {
    if (isPassed(message)) unanswered.add(message.seq);
    return send(message, ...rest);
  };
  worker.on('listening', () => taking.add(worker));
  // Before Node hears it.
  child.prependListener('internalMessage', (message: InternalMessage) => {
    if (message.act === 'close') taking.delete(worker);
    if (message.ack === undefined) return;
    unanswered.delete(message.ack);
    if (taking.size === 0) message.accepted = true;
  });
  const refuseInItsPlace = (): void => {
    taking.delete(worker);
    for (const ack of unanswered)
      child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: false });
  };
  // Node gives it nothing more when it has ended and cannot be told anything. Of one that had a connection
  // on its way, it may never say that it was disconnected.
  worker.once('exit', () => {
    if (worker.isConnected()) worker.once('disconnect', refuseInItsPlace);
    else refuseInItsPlace();
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
