import { ImageUp } from 'lucide-react';
import { isFileDropItem, DropZone as AriaDropZone, FileTrigger } from 'react-aria-components';

import styles from './DropZone.module.css';
import { Button } from '../../Button.js';

const pictures = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];
const videos = ['video/mp4'];

/** Accepts dropped, pasted or chosen files. The server detects their real type. */
export function DropZone({
  onFiles,
  accept,
}: {
  onFiles: (files: readonly File[]) => void;
  accept?: 'image' | 'video' | undefined;
}) {
  const types = [...(accept === 'video' ? [] : pictures), ...(accept === 'image' ? [] : videos)];
  return (
    <AriaDropZone
      className={styles['zone'] ?? ''}
      aria-label="Drop files here"
      onDrop={({ items }) => {
        const files = items.filter(isFileDropItem).map((item) => item.getFile());
        void Promise.all(files).then(onFiles);
      }}
    >
      <ImageUp size={22} aria-hidden className={styles['icon']} />
      <p className={styles['text']}>
        <span className={styles['drop']}>Drop files here, or </span>
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={types}
          onSelect={(list) => {
            onFiles([...(list ?? [])]);
          }}
        >
          <Button kind="primary">Choose files</Button>
        </FileTrigger>
      </p>
      <p className={styles['hint']}>
        {accept === 'video' ? 'MP4' : accept === 'image' ? imageHint : `${imageHint} or MP4`}, up to
        25 MB each
      </p>
    </AriaDropZone>
  );
}

const imageHint = 'PNG, JPEG, WebP, SVG';
