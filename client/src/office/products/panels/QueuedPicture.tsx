import { useEffect, useRef, useState } from 'react';

import { enterQueue } from './picture-queue.js';

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
      src={isTurn ? src : undefined}
      alt=""
      width={120}
      height={150}
      onLoad={done}
      onError={done}
    />
  );
}
