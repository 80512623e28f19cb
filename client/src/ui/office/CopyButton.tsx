import { Copy } from 'lucide-react';

import { IconButton } from './IconButton.js';
import { useSnackbar } from './Snackbars.js';

/** Copies a text to the clipboard and confirms it. */
export function CopyButton(props: { readonly label: string; readonly text: string }) {
  const { label, text } = props;
  const notify = useSnackbar();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify('Copied');
    } catch {
      // The browser may deny permission, and without HTTPS it offers no clipboard.
      notify('This browser does not allow copying');
    }
  };
  return (
    <IconButton aria-label={label} onPress={() => void copy()}>
      <Copy size={16} aria-hidden />
    </IconButton>
  );
}
