import { useEffect, useState } from 'react';

const secondMs = 1_000;

/** How many seconds are left of so many since the page came to life; none before that, as without script. */
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
