import { useEffect, useRef, useState } from 'react';

import { enterQueue } from './picture-queue.js';

/** A picture of nothing. */
const nothing = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * A picture that waits for its turn. Mock-ups that nobody has asked for before take the server a
 * moment each; a browser has six connections, and a wall of pictures must leave some for the calls.
 */
export function QueuedPicture({ src }: { src: string }) {
  const [isTurn, setTurn] = useState(false);
  const leave = useRef<() => void>(() => undefined);
  useEffect(() => {
    leave.current = enterQueue(() => {
      setTurn(true);
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
      src={isTurn ? src : nothing}
      alt=""
      width={120}
      height={150}
      onLoad={isTurn ? done : undefined}
      onError={done}
    />
  );
}
