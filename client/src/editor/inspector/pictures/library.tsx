import type { MediaItem } from '@selvedge/shared/media/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';

import { uuidIn } from './picture-address.js';
import { CropDialog } from '../../../ui/office/media/CropDialog.js';
import { MediaPicker } from '../../../ui/office/media/MediaPicker.js';
import { useMediaDetail, useMediaRefresh } from '../../../ui/office/media/useMedia.js';

const client = new QueryClient();

/** Media library of the shop, loaded on demand. */
export function Library(props: {
  readonly accept: 'image' | 'video';
  readonly onClose: () => void;
  readonly onChoose: (item: MediaItem) => void;
}) {
  return (
    <QueryClientProvider client={client}>
      <MediaPicker isOpen {...props} />
    </QueryClientProvider>
  );
}

interface CroppingProps {
  /** Path of a library image. */
  readonly path: string;
  readonly onClose: () => void;
  readonly onCropped: (item: MediaItem) => void;
}

/** Crops a library image and saves the result as a new image (IMG-019). */
export function Cropping(props: CroppingProps) {
  return (
    <QueryClientProvider client={client}>
      <Cropper {...props} />
    </QueryClientProvider>
  );
}

function Cropper({ path, onClose, onCropped }: CroppingProps) {
  const { data } = useMediaDetail(uuidIn(path) ?? '');
  const refresh = useMediaRefresh();
  if (data === undefined) return null;
  return (
    <CropDialog
      item={data}
      isOpen
      onClose={onClose}
      onCropped={(item) => {
        void refresh();
        onCropped(item);
      }}
    />
  );
}
