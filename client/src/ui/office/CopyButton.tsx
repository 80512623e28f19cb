import { Copy } from 'lucide-react';

import { IconButton } from './IconButton.js';
import { useSnackbar } from './Snackbars.js';

/** Puts words on the clipboard, and says so. */
export function CopyButton(props: {
  /** What it copies, as a button says it. */
  readonly label: string;
  readonly text: string;
}) {
  const { label, text } = props;
  const notify = useSnackbar();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify('Copied');
    } catch {
      // A browser may ask whoever looks after it; without https there is no clipboard at all.
      notify('This browser does not let it be copied');
    }
  };
  return (
    <IconButton aria-label={label} onPress={() => void copy()}>
      <Copy size={16} aria-hidden />
    </IconButton>
  );
}
