import { useEffect } from 'react';

/**
 * Prevents the browser from offering to resend a form, possibly with card data, on Back or Reload.
 * `isRefused`: the page is the answer to a refused form.
 */
export function useNoResend(isRefused: boolean): void {
  useEffect(() => {
    if (isRefused) history.replaceState(history.state, '', location.href);
  }, [isRefused]);
}
