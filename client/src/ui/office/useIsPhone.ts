import { useSyncExternalStore } from 'react';

const isNarrow = () => matchMedia('(width < 768px)');

function onChange(listener: () => void): () => void {
  const query = isNarrow();
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
}

/** Whether the window is as narrow as a phone's: for what has another place there, not another look. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(onChange, () => isNarrow().matches);
}
