import { useEffect, useState } from 'react';

/** True from the submit of a form that leads to another page; false again when the reader comes back to it. */
export function useBusyForm(): { readonly busy: boolean; readonly onSubmit: () => void } {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const rest = () => setBusy(false);
    addEventListener('pageshow', rest);
    return () => removeEventListener('pageshow', rest);
  }, []);
  return { busy, onSubmit: () => setBusy(true) };
}
