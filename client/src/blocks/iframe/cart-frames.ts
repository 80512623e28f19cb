/** What a frame within the page has sent, and how to answer it. */
export interface FrameMessage {
  readonly data: unknown;
  readonly answer: (message: object) => void;
}

type Listener = (message: FrameMessage) => void;

/** Two frames of one origin are one: what either sends is heard once. */
const listeners = new Map<string, Listener[]>();

/** BSK-013: hears messages of an origin while one of its frames is on the page; call what it returns to end that. */
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
