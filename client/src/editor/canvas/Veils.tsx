import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { publishedIn } from '@selvedge/shared/blocks/model/wire';
import { EyeOff } from 'lucide-react';
import { useMemo } from 'react';

import styles from './Veils.module.css';
import type { CanvasFrame } from './useCanvasFrame.js';
import type { PageEditor } from '../session/usePageEditor.js';

interface VeilsProps {
  readonly editor: PageEditor;
  readonly canvas: CanvasFrame;
  readonly scale: number;
}

/**
 * Marks blocks hidden from shoppers, which remain visible in the editor (BLX-006). A selected block
 * is not dimmed.
 */
export function HiddenBlockVeils({ editor, canvas, scale }: VeilsProps) {
  const { rects, view } = canvas;
  const { blocks } = editor.live;
  const hidden = useMemo(() => new Set(hiddenIn(blocks)), [blocks]);
  return rects
    .filter(({ id }) => hidden.has(id))
    .map(({ id, rect }) => (
      <div
        key={id}
        className={styles['veil']}
        data-chosen={editor.chosen.includes(id)}
        style={{
          left: (rect.x - view.scrollX) * scale,
          top: (rect.y - view.scrollY) * scale,
          width: rect.width * scale,
          height: rect.height * scale,
        }}
      >
        <span className={styles['said']}>
          <EyeOff size={12} aria-hidden /> Hidden from shoppers
        </span>
      </div>
    ));
}

/** Returns the hidden blocks; their children are covered by the same veil. */
function hiddenIn(blocks: readonly LiveBlock[]): readonly string[] {
  return blocks.flatMap(({ uuid, wire, items }) => (publishedIn(wire) ? hiddenIn(items) : [uuid]));
}
