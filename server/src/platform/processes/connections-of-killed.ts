import type { Serializable } from 'node:child_process';
import type { Worker } from 'node:cluster';

/** What Node says to a process with a connection that it passes on (lib/internal/cluster). */
interface Passed {
  readonly act: 'newconn';
  readonly seq: number;
}

/** What a process says to Node: that it takes a connection, or none any more. */
interface Said {
  readonly ack?: number;
  readonly act?: string;
}

/** Processes to which Node passes connections on. */
const taking = new Set<Worker>();

/**
 * Node passes a connection on to a process, and waits until that says whether it takes it. One that is
 * killed in this moment never does, and whoever called would wait for ever: so that is said in its place,
 * and another gets the connection, of which nobody has read anything. With the last process Node forgets
 * its line of connections and would leave this one in it: then it is closed.
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
  child.on('internalMessage', ({ ack, act }: Said) => {
    if (ack !== undefined) unanswered.delete(ack);
    if (act === 'close') taking.delete(worker);
  });
  const answerInItsPlace = (): void => {
    taking.delete(worker);
    // Node closes what was taken, and passes the rest on.
    const accepted = taking.size === 0;
    for (const ack of unanswered)
      child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted });
  };
  // Node gives it nothing more when it has ended and cannot be told anything. Of one that had a connection
  // on its way, it may never say that it was disconnected.
  worker.once('exit', () => {
    if (worker.isConnected()) worker.once('disconnect', answerInItsPlace);
    else answerInItsPlace();
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
