/** What a frame within the page has sent, and how to answer it. */
export interface FrameMessage {
  readonly data: unknown;
  readonly answer: (said: object) => void;
}

type Hear = (message: FrameMessage) => void;

/** Two frames of one origin are one: what either sends is heard once. */
const heard = new Map<string, Hear[]>();

/** BSK-013: hears messages of an origin while one of its frames is on the page; call what it returns to end that. */
export function hearOrigin(origin: string, hear: Hear): () => void {
  if (heard.size === 0) addEventListener('message', tell);
  heard.set(origin, [...(heard.get(origin) ?? []), hear]);
  return () => {
    const others = (heard.get(origin) ?? []).filter((other) => other !== hear);
    if (others.length > 0) heard.set(origin, others);
    else heard.delete(origin);
    if (heard.size === 0) removeEventListener('message', tell);
  };
}

function tell({ origin, source, data }: MessageEvent<unknown>): void {
  const [hear] = heard.get(origin) ?? [];
  hear?.({
    data,
    answer: (said) => source?.postMessage(said, { targetOrigin: origin }),
  });
}
