import type { PageLine } from '@selvedge/shared/blocks/outline';
import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import { useMemo, type FunctionComponent } from 'react';

import styles from './block-page.module.css';
import { Blocks } from '../../blocks/Blocks.js';
import { ownStyle } from '../../blocks/kit/own-style.js';
import type { BlockContext, BlockViews } from '../../lib/block-view.js';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { layout } from '../../ui/shop/common/layout.js';

const css = classesOf(styles);

interface LineProps {
  readonly line: PageLine;
  readonly blocks: readonly RenderedBlock[];
  readonly views: BlockViews;
  readonly context: BlockContext;
}

/**
 * Line of blocks: within the content width, or a single one from edge to edge in a band of its
 * colour.
 */
function Line({ line: { gap, bleeds }, blocks, views, context }: LineProps) {
  const [first] = blocks;
  const isWide = first?.properties.fullWidth === true;
  const colour = blocks.length === 1 ? (first?.properties.fullBackgroundColor ?? null) : null;
  return (
    <div
      className={css(gap, isWide && 'wide', colour !== null && 'band', bleeds && 'flush')}
      style={ownStyle({ '--own-band': colour })}
    >
      <div className={css('cells') + (isWide ? '' : ` ${layout('container')}`)}>
        <Blocks blocks={blocks} views={views} context={context} />
      </div>
    </div>
  );
}

function inLines(blocks: readonly RenderedBlock[], lines: readonly PageLine[]) {
  let end = 0;
  return lines.map((line) => ({ line, blocks: blocks.slice(end, (end += line.count)) }));
}

/**
 * Screen of a block page, rendered by the given views; the browser has at least those of its types.
 */
export function blockPage(views: BlockViews): FunctionComponent<ScreenProps<'page'>> {
  return function BlockPage({ frame, screen: { page, blocks, outline, subscription }, modes }) {
    const { lines, headed, first } = outline;
    const isPreviewed = modes !== undefined && modes.page !== 'native';
    const { url } = page;
    const context = useMemo(
      () => ({ frame, isPreviewed, url, subscription, headed, first }),
      [frame, isPreviewed, url, subscription, headed, first],
    );
    return (
      <div className={css('page')} style={ownStyle({ '--own-space': page.ySpacing })}>
        {headed === null && <h1 className={layout('hidden')}>{page.title}</h1>}
        {inLines(blocks, lines).map((line) => (
          <Line key={line.blocks[0]?.id} {...line} views={views} context={context} />
        ))}
      </div>
    );
  };
}
