import { ProgressBar } from 'react-aria-components';

import styles from './ImageUploadStatus.module.css';
import type { UploadState } from './useImageUploads.js';
import { Button } from '../../../ui/office/Button.js';

/** Progress of pasted images on their way to the media library. */
export function ImageUploadStatus({ running, cancel }: UploadState) {
  const { length } = running;
  const part = running.reduce((sum, one) => sum + one.part, 0) / Math.max(1, length);
  const text = length === 1 ? 'Uploading the image…' : `Uploading ${String(length)} images…`;
  return (
    <section className={styles['uploads']} aria-label="Pasted images">
      <span role="status">{text}</span>
      <ProgressBar className={styles['bar'] ?? ''} aria-label={text} value={part * 100}>
        <span className={styles['fill']} style={{ transform: `scaleX(${String(part)})` }} />
      </ProgressBar>
      <Button onPress={cancel}>Cancel</Button>
    </section>
  );
}
