import { useEffect } from 'react';

/**
 * A form that came back is no step of its own: otherwise Back and Reload ask whether to send it again, a card
 * among it. `isRefused`: the page is such an answer.
 */
export function useNoResend(isRefused: boolean): void {
  useEffect(() => {
    if (isRefused) history.replaceState(history.state, '', location.href);
  }, [isRefused]);
}
