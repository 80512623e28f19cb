/** Message from a frame, with a function to answer it. */
export interface FrameMessage {
  readonly data: unknown;
  readonly answer: (message: object) => void;
}

type Listener = (message: FrameMessage) => void;

/** Frames of the same origin share listeners, so that each message is handled once. */
const listeners = new Map<string, Listener[]>();

/**
 * Listens for messages of an origin while one of its frames is on the page (BSK-013). Returns the
 * unsubscribe function.
 */
export function listenToOrigin(origin: string, listener: Listener): () => void {
  if (listeners.size === 0) addEventListener('message', dispatch);
  listeners.set(origin, [...(listeners.get(origin) ?? []), listener]);
  return () => {
    const others = (listeners.get(origin) ?? []).filter((other) => other !== listener);
    if (others.length > 0) listeners.set(origin, others);
    else listeners.delete(origin);
    if (listeners.size === 0) removeEventListener('message', dispatch);
  };
}

function dispatch({ origin, source, data }: MessageEvent<unknown>): void {
  const [listener] = listeners.get(origin) ?? [];
  listener?.({
    data,
    answer: (message) => source?.postMessage(message, { targetOrigin: origin }),
  });
}
