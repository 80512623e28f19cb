import { VIEWERS, type Viewer } from '@selvedge/shared/blocks/viewers';
import { ChevronDown, ScanEye } from 'lucide-react';
import { memo } from 'react';
import { Button, MenuTrigger } from 'react-aria-components';

import styles from './TopBar.module.css';
import { viewerLabel } from '../canvas/viewer-labels.js';
import { ZOOMS, zoomLabel, type Zoom } from '../canvas/zoom.js';
import { PopMenu, PopMenuItem } from '../../ui/office/PopMenu.js';

export interface ViewProps {
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  /** Simulated viewer of the page; null shows all blocks. */
  readonly viewer: Viewer | null;
  readonly onViewer: (viewer: Viewer | null) => void;
}

const zooms: readonly Zoom[] = ['fit', ...ZOOMS];
const viewers: readonly (Viewer | null)[] = [null, ...VIEWERS];

/**
 * Menus for zoom and simulated viewer. Memoized because the bar re-renders on every keystroke of
 * any editor.
 */
export const ViewMenus = memo(function ViewMenus(props: ViewProps) {
  return (
    <>
      <ZoomMenu {...props} />
      <ViewerMenu {...props} />
    </>
  );
});

function ZoomMenu({ zoom, onZoom }: ViewProps) {
  return (
    <span className={styles['zoom']}>
      <MenuTrigger>
        <Button className={styles['past'] ?? ''} aria-label={`Zoom: ${zoomLabel(zoom)}`}>
          {zoomLabel(zoom)}
          <ChevronDown size={14} aria-hidden />
        </Button>
        <PopMenu
          aria-label="Zoom"
          selectionMode="single"
          selectedKeys={[String(zoom)]}
          onAction={(key) => {
            onZoom(zooms.find((one) => String(one) === key) ?? 'fit');
          }}
        >
          {zooms.map((one) => (
            <PopMenuItem key={String(one)} id={String(one)}>
              {one === 'fit' ? 'Fit to width' : zoomLabel(one)}
            </PopMenuItem>
          ))}
        </PopMenu>
      </MenuTrigger>
    </span>
  );
}

function ViewerMenu({ viewer, onViewer }: ViewProps) {
  return (
    <MenuTrigger>
      <Button
        className={styles['past'] ?? ''}
        data-on={viewer !== null}
        aria-label={`View as: ${viewerLabel(viewer)}`}
      >
        <ScanEye size={16} aria-hidden />
      </Button>
      <PopMenu
        aria-label="View as"
        selectionMode="single"
        selectedKeys={[String(viewer)]}
        onAction={(key) => {
          onViewer(VIEWERS.find((one) => one === key) ?? null);
        }}
      >
        {viewers.map((one) => (
          <PopMenuItem key={String(one)} id={String(one)}>
            {viewerLabel(one)}
          </PopMenuItem>
        ))}
      </PopMenu>
    </MenuTrigger>
  );
}
