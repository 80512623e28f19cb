import { useSyncExternalStore } from 'react';

/** Whether the device has a network. Sockets notice a lost network only after half a minute. */
export function useOnline(): boolean {
  return useSyncExternalStore(followNetwork, () => navigator.onLine);
}

function followNetwork(notify: () => void): () => void {
  const names = ['online', 'offline'] as const;
  for (const name of names) addEventListener(name, notify);
  return () => {
    for (const name of names) removeEventListener(name, notify);
  };
}
