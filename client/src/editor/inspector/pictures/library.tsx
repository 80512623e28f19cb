import type { MediaItem } from '@selvedge/shared/media/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';

import { uuidIn } from './picture-address.js';
import { CropDialog } from '../../../ui/office/media/CropDialog.js';
import { MediaPicker } from '../../../ui/office/media/MediaPicker.js';
import { useMediaDetail, useMediaRefresh } from '../../../ui/office/media/useMedia.js';

const client = new QueryClient();

/** The library of the shop, fetched when somebody wants to see it. */
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
  /** Of a picture of the library. */
  readonly path: string;
  readonly onClose: () => void;
  readonly onCropped: (item: MediaItem) => void;
}

/** IMG-019: a part of a picture becomes a picture of its own. */
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
