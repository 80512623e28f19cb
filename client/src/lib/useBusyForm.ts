import { useEffect, useState } from 'react';

/**
 * True after submitting a form that navigates; false again when the visitor returns to the page.
 */
export function useBusyForm(): { readonly busy: boolean; readonly onSubmit: () => void } {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const rest = () => setBusy(false);
    addEventListener('pageshow', rest);
    return () => removeEventListener('pageshow', rest);
  }, []);
  return { busy, onSubmit: () => setBusy(true) };
}
