import { useEffect, useRef, useState } from 'react';

import { enterQueue } from './picture-queue.js';

/** A picture of nothing. */
const nothing = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * A picture that waits for its turn. Mock-ups that nobody has asked for before take the server a
 * moment each; a browser has six connections, and a wall of pictures must leave some for the calls.
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
      // Without an address browsers draw a rim around it.
      src={isAdmitted ? src : nothing}
      alt=""
      width={120}
      height={150}
      onLoad={isAdmitted ? done : undefined}
      onError={done}
    />
  );
}
