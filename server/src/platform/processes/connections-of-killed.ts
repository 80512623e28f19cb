import type { Serializable } from 'node:child_process';
import type { Worker } from 'node:cluster';

/** Node's internal message that passes on a connection (lib/internal/cluster). */
interface Passed {
  readonly act: 'newconn';
  readonly seq: number;
}

/** Internal answer of a worker: whether it accepts a connection, or that it accepts no more. */
interface InternalMessage {
  readonly ack?: number;
  readonly act?: string;
  accepted?: boolean;
}

/** Workers to which Node passes connections. */
const taking = new Set<Worker>();

/**
 * Rescues connections passed to a killed worker. Node waits until the worker answers whether it
 * accepts the connection; a killed one never answers, and the client would wait forever. This
 * module answers for it, so that another worker gets the connection, from which nothing was read.
 *
 * When the last accepting worker is killed or closes its listener, Node abandons its queue and
 * would never close the connections in it. They are reported as accepted, because Node then closes
 * them.
 */
export function rescueConnections(worker: Worker): void {
  const { process: child } = worker;
  const unanswered = new Set<number>();
  const send = child.send.bind(child);
  child.send = (message: Serializable, ...rest: []): boolean => {
    if (isPassed(message)) unanswered.add(message.seq);
    return send(message, ...rest);
  };
  worker.on('listening', () => taking.add(worker));
  // Must run before Node's own listener.
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
  // Node passes it no more connections once it has ended or cannot be reached. With a connection in
  // transit, 'disconnect' may never be emitted.
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
