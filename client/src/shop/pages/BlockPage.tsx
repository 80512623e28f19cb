import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import type { FunctionComponent } from 'react';

import styles from './block-page.module.css';
import { gapAbove, isWide, linesOf } from './lines.js';
import { firstPicture, headedBlock } from './outline.js';
import { Blocks } from '../../blocks/Blocks.js';
import { ownStyle } from '../../blocks/kit/own-style.js';
import { loadViews } from '../../blocks/load-views.js';
import type { BlockSurroundings, BlockViews } from '../../blocks/view.js';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { layout } from '../../ui/shop/layout.js';

const css = classesOf(styles);

interface LineProps {
  readonly line: readonly RenderedBlock[];
  /** The last block above; undefined at the top of the page. */
  readonly above: RenderedBlock | undefined;
  readonly views: BlockViews;
  readonly around: BlockSurroundings;
}

/** Blocks beside each other: within the page's measure, or one from edge to edge, in a band of its colour. */
function Line({ line, above, views, around }: LineProps) {
  const [first] = line;
  if (first === undefined) return null;
  const colour = line.length === 1 ? first.properties.fullBackgroundColor : null;
  const isPicture = first.type === 'banner' || first.type === 'image';
  return (
    <div
      className={css(
        gapAbove(above, first),
        isWide(first) && 'wide',
        colour !== null && 'band',
        isPicture && 'flush',
      )}
      style={ownStyle({ '--own-band': colour })}
    >
      <div className={`${css('cells')} ${isWide(first) ? '' : layout('container')}`.trim()}>
        <Blocks blocks={line} views={views} around={around} />
      </div>
    </div>
  );
}

/** The screen of a page of blocks, by the views that are at hand (front-end: those of its types at least). */
export function blockPage(views: BlockViews): FunctionComponent<ScreenProps<'page'>> {
  return function BlockPage({ frame, screen: { page, blocks, subscription } }) {
    const headed = headedBlock(blocks);
    const around = { frame, url: page.url, subscription, headed, first: firstPicture(blocks) };
    const lines = linesOf(blocks);
    return (
      <div className={css('page')} style={ownStyle({ '--own-space': page.ySpacing })}>
        {headed === null && <h1 className={layout('hidden')}>{page.title}</h1>}
        {lines.map((line, index) => (
          <Line
            key={line[0]?.id}
            line={line}
            above={lines[index - 1]?.at(-1)}
            views={views}
            around={around}
          />
        ))}
      </div>
    );
  };
}

/** The same with the views of these blocks, once they are here. */
export async function loadBlockPage(
  blocks: readonly RenderedBlock[],
): Promise<FunctionComponent<ScreenProps<'page'>>> {
  return blockPage(await loadViews(blocks));
}
