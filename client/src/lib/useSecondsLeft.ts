import { useEffect, useState } from 'react';

const secondMs = 1_000;

/** Returns the seconds left since hydration; 0 before it, as without script. */
export function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const end = performance.now() + seconds * secondMs;
    const tick = () => {
      setLeft(Math.max(0, Math.ceil((end - performance.now()) / secondMs)));
    };
    tick();
    const timer = setInterval(tick, secondMs);
    return () => {
      clearInterval(timer);
    };
  }, [seconds]);
  return left;
}
