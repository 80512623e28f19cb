import { useEffect } from 'react';

/** Reloads the page if the back/forward cache restored it, because its content may be outdated. */
export function useReloadOnReturn(): void {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, []);
}
