import { Suspense } from 'react';
import { Heading } from 'react-aria-components';

import type { ChooserProps } from './MediaChooser.js';
import { LIBRARY_TITLE } from './media-labels.js';
import { DialogWindow } from '../Dialog.js';
import { later } from '../later.js';

/** With all that uploads need, which most who see a picture to be changed do not. */
const MediaChooser = later(async () => (await import('./MediaChooser.js')).MediaChooser);

interface MediaPickerProps extends ChooserProps {
  readonly isOpen: boolean;
}

/** A dialog in which a person chooses a picture or video of the library, or uploads one. */
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
