import { GotIt } from '../../../ui/office/popups/GotIt.js';

/** NTF-014, EDT-024: this browser has no push, and how to come to it. */
export function NoPush({ onClose }: { readonly onClose: () => void }) {
  return (
    <GotIt title="Push is not supported" onClose={onClose}>
      <p>
        This browser cannot show notifications of the office on your device. What concerns you waits
        here, in the bell.
      </p>
      <p>
        On an iPhone or iPad, add this page to the Home Screen by Share and open it from there. On
        any other device, the newest Chrome, Edge, Firefox or Safari shows them; not in a private
        window.
      </p>
    </GotIt>
  );
}
