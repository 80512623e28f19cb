import type { BlockRect, FrameView } from '@selvedge/shared/connect/protocol';
import { MessageSquare } from 'lucide-react';
import { use, type CSSProperties } from 'react';

import styles from './CommentMark.module.css';
import { CommentsContext } from './talk-context.js';

interface MarkProps {
  readonly id?: string;
  readonly block: string;
  readonly title: string;
  readonly style?: CSSProperties;
  readonly tabIndex?: number;
}

/**
 * Button with the number of open threads of a block, which opens them. Renders nothing without
 * threads.
 */
export function CommentMark({ id, block, title, style, tabIndex }: MarkProps) {
  const { counts, read } = use(CommentsContext);
  const count = counts.get(block) ?? 0;
  if (count === 0) return null;
  const label = count === 1 ? '1 comment' : `${String(count)} comments`;
  return (
    <button
      id={id}
      type="button"
      className={styles['mark']}
      style={style}
      tabIndex={tabIndex}
      aria-label={`${label} on this ${title.toLowerCase()}`}
      onClick={() => {
        read(block);
      }}
    >
      <MessageSquare size={12} aria-hidden /> {count}
    </button>
  );
}

interface PlacedProps {
  readonly rects: readonly BlockRect[];
  readonly view: FrameView;
  readonly scale: number;
  readonly titleOf: (uuid: string) => string;
  /** Selected block, which has no mark because its toolbar takes the space. */
  readonly selected: string | null;
}

/** Marks on the canvas, at the upper right corner of each block except the selected one. */
export function PlacedMarks({ rects, view, scale, titleOf, selected }: PlacedProps) {
  const { counts } = use(CommentsContext);
  const others = rects.filter(({ id }) => id !== selected && counts.has(id));
  return others.map(({ id, rect }) => (
    <CommentMark
      key={id}
      block={id}
      title={titleOf(id)}
      style={{
        position: 'absolute',
        left: (rect.x + rect.width - view.scrollX) * scale,
        top: (rect.y - view.scrollY) * scale,
        transform: 'translate(calc(-100% - 4px), 4px)',
      }}
    />
  ));
}
