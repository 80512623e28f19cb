import { GotIt } from '../../../ui/office/popups/GotIt.js';

/** Explains that the browser does not support push, and which browsers do. */
export function NoPush({ onClose }: { readonly onClose: () => void }) {
  return (
    <GotIt title="Push is not supported" onClose={onClose}>
      <p>
        This browser cannot show notifications on your device. You can still read them here, in the
        bell.
      </p>
      <p>
        On an iPhone or iPad, use Share to add this page to the Home Screen and open it from there.
        On other devices, use the latest version of Chrome, Edge, Firefox or Safari, not in a
        private window.
      </p>
    </GotIt>
  );
}
