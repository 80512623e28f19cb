import type { Viewer } from '@selvedge/shared/blocks/viewers';
import { useEffect, useState } from 'react';

import type { CanvasFrame } from '../canvas/useCanvasFrame.js';
import { zoomFrom, type Zoom } from '../canvas/zoom.js';

/** Zoom and simulated viewer of the canvas. */
export function useView({ frame, channel }: CanvasFrame) {
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [viewer, setViewer] = useState<Viewer | null>(null);
  // A reloaded page starts without a simulated viewer.
  useEffect(() => {
    channel?.send('viewer:set', { viewer });
  }, [channel, viewer]);
  return {
    ...{ zoom, viewer },
    onZoom: setZoom,
    onViewer: setViewer,
    /** Zooms relative to the current scale. */
    zoomBy: (to: 'in' | 'out' | 'fit') => {
      const { current } = frame;
      if (current === null) return;
      setZoom(zoomFrom(current.getBoundingClientRect().width / current.clientWidth, to));
    },
  };
}
