import { useSyncExternalStore } from 'react';

const isNarrow = () => matchMedia('(width < 768px)');

function onChange(listener: () => void): () => void {
  const query = isNarrow();
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
}

/** Whether the window has a phone's width. For components that move, not only look different. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(onChange, () => isNarrow().matches);
}
