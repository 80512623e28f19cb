import type { Viewer } from '@selvedge/shared/blocks/viewers';

import styles from './SeenAs.module.css';
import { viewerLabel } from './viewer-labels.js';

/** Says that not all of the page is shown, and leads back to all of it. */
export function SeenAs(props: { readonly viewer: Viewer; readonly onAll: () => void }) {
  return (
    <p className={styles['seen']} role="status">
      <span>
        As seen by: <strong>{viewerLabel(props.viewer).toLowerCase()}</strong>
      </span>
      <button type="button" onClick={props.onAll}>
        Show everything
      </button>
    </p>
  );
}
