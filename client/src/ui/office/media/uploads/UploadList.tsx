import { Check, CircleAlert, RotateCcw, X } from 'lucide-react';
import { ProgressBar } from 'react-aria-components';

import { fileSize } from '../media-labels.js';
import styles from './UploadList.module.css';
import type { Upload } from './useUploads.js';
import { Button } from '../../Button.js';
import { IconButton } from '../../IconButton.js';

/** Failed uploads come first; finished ones are shown in the grid. */
const order = ['failed', 'sending', 'waiting'] as const;

/** Progress of each upload, and the server's message if it was refused. */
export function UploadList(props: {
  uploads: readonly Upload[];
  cancel: (id: string) => void;
  retry: (id: string) => void;
  clear: () => void;
}) {
  const { uploads, cancel, retry, clear } = props;
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state === 'done').length;
  const isOver = uploads.every(({ state }) => state === 'done' || state === 'failed');
  return (
    <section className={styles['uploads']} aria-label="Uploads">
      <header className={styles['header']}>
        {isOver && done === uploads.length && (
          <Check size={18} className={styles['done']} aria-hidden />
        )}
        <p role="status">
          {done} of {uploads.length} uploaded
        </p>
        {isOver && <Button onPress={clear}>Dismiss</Button>}
      </header>
      <ul className={styles['list']}>
        {order
          .flatMap((group) => uploads.filter(({ state }) => state === group))
          .map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onCancel={() => {
                cancel(upload.id);
              }}
              onRetry={() => {
                retry(upload.id);
              }}
            />
          ))}
      </ul>
    </section>
  );
}

function UploadRow(props: { upload: Upload; onCancel: () => void; onRetry: () => void }) {
  const { file, state, part, error } = props.upload;
  return (
    <li className={styles['row']} data-state={state}>
      <span className={styles['name']} title={file.name}>
        {file.name}
      </span>
      <span className={styles['size']}>{fileSize(file.size)}</span>
      <ProgressBar
        className={styles['bar'] ?? ''}
        aria-label={`Upload of ${file.name}`}
        value={part * 100}
      >
        <span className={styles['fill']} style={{ transform: `scaleX(${String(part)})` }} />
      </ProgressBar>
      {state === 'failed' && (
        <IconButton aria-label={`Try ${file.name} again`} onPress={props.onRetry}>
          <RotateCcw size={16} aria-hidden />
        </IconButton>
      )}
      <IconButton
        aria-label={state === 'failed' ? `Dismiss ${file.name}` : `Cancel ${file.name}`}
        onPress={props.onCancel}
      >
        <X size={16} aria-hidden />
      </IconButton>
      {error !== undefined && state === 'failed' && (
        <p className={styles['error']} role="alert">
          <CircleAlert size={15} aria-hidden /> {error}
        </p>
      )}
    </li>
  );
}
