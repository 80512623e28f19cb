import { GotIt } from '../../../ui/office/popups/GotIt.js';

/** NTF-014: this browser has no push. */
export function NoPush({ onClose }: { readonly onClose: () => void }) {
  return (
    <GotIt title="Push is not supported" onClose={onClose}>
      <p>
        This browser cannot show notifications of the office on your device. What concerns you waits
        here, in the bell; another browser, or this one’s newest version, can show it.
      </p>
    </GotIt>
  );
}
