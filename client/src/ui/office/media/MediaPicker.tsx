import { Suspense } from 'react';
import { Heading } from 'react-aria-components';

import type { ChooserProps } from './MediaChooser.js';
import { LIBRARY_TITLE } from './media-labels.js';
import { DialogWindow } from '../Dialog.js';
import { later } from '../later.js';

/** Loaded on demand, because it contains the upload code and most users never change an image. */
const MediaChooser = later(async () => (await import('./MediaChooser.js')).MediaChooser);

interface MediaPickerProps extends ChooserProps {
  readonly isOpen: boolean;
}

/** Dialog to choose an image or video from the library, or to upload one. */
export function MediaPicker({ isOpen, ...props }: MediaPickerProps) {
  const { onClose, title = LIBRARY_TITLE } = props;
  return (
    <DialogWindow size="wide" isOpen={isOpen} onClose={onClose}>
      <Suspense fallback={<Heading slot="title">{title}</Heading>}>
        <MediaChooser {...props} />
      </Suspense>
    </DialogWindow>
  );
}
