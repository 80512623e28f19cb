import { useEffect, useRef, useState } from 'react';

import { enterQueue } from './picture-queue.js';

/** Empty image. */
const emptyImage = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * Image that loads when its turn in the queue comes. The server needs a moment for each mock-up it
 * renders for the first time. Browsers open six connections per host, and a grid of images must
 * leave some for API calls.
 */
export function QueuedPicture({ src }: { src: string }) {
  const [isAdmitted, setAdmitted] = useState(false);
  const leave = useRef<() => void>(() => undefined);
  useEffect(() => {
    leave.current = enterQueue(() => {
      setAdmitted(true);
    });
    return () => {
      leave.current();
    };
  }, []);
  const done = () => {
    leave.current();
  };
  return (
    <img
      // Browsers draw a border around an image without `src`.
      src={isAdmitted ? src : emptyImage}
      alt=""
      width={120}
      height={150}
      onLoad={isAdmitted ? done : undefined}
      onError={done}
    />
  );
}
