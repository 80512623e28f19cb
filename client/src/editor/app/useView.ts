import type { Viewer } from '@selvedge/shared/blocks/viewers';
import { useEffect, useState } from 'react';

import type { CanvasFrame } from '../canvas/useCanvasFrame.js';
import { zoomFrom, type Zoom } from '../canvas/zoom.js';

/** How large the page is seen, and as whom. */
export function useView({ frame, channel }: CanvasFrame) {
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [viewer, setViewer] = useState<Viewer | null>(null);
  // A page that was loaded again shows all of it.
  useEffect(() => {
    channel?.send('viewer:set', { viewer });
  }, [channel, viewer]);
  return {
    ...{ zoom, viewer },
    onZoom: setZoom,
    onViewer: setViewer,
    /** From as large as it is seen now. */
    zoomBy: (to: 'in' | 'out' | 'fit') => {
      const { current } = frame;
      if (current === null) return;
      setZoom(zoomFrom(current.getBoundingClientRect().width / current.clientWidth, to));
    },
  };
}
