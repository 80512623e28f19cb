import type { Viewer } from '@selvedge/shared/blocks/viewers';

import styles from './ViewerNotice.module.css';
import { viewerLabel } from './viewer-labels.js';

/**
 * Notice that the page is shown as a certain viewer sees it, with a button that shows all content.
 */
export function ViewerNotice(props: { readonly viewer: Viewer; readonly onAll: () => void }) {
  return (
    <p className={styles['seen']} role="status">
      <span>
        Viewing as: <strong>{viewerLabel(props.viewer).toLowerCase()}</strong>
      </span>
      <button type="button" onClick={props.onAll}>
        Show all content
      </button>
    </p>
  );
}
