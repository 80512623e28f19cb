import { INTERACTIONS, type Interaction } from '@selvedge/shared/interactions/interactions';

import { useInteractions } from './useInteractions.js';
import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

const labels: Readonly<Record<Interaction, string>> = {
  favourite: 'Favourite',
  share: 'Share',
  copyLink: 'Copy link',
};

/** Icon outlines in a square of 24 units. */
const glyphs: Readonly<Record<Interaction, string>> = {
  favourite:
    'M2 9.5a5.5 5.5 0 0 1 9.6-3.7.6.6 0 0 0 .8 0A5.5 5.5 0 0 1 22 9.5c0 2.3-1.5 4-3 5.5l-5.5 5.3a2 2 0 0 1-3 0L5 15c-1.5-1.5-3-3.2-3-5.5',
  share: 'M12 2v13M16 6l-4-4-4 4M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8',
  copyLink:
    'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.8 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7',
};

/**
 * Plain form whose favourite button works without script; counts need script. Empty if no button is
 * chosen (BLK-047).
 */
export function View({ block: { id, properties }, context }: BlockViewProps<'interactions'>) {
  const { data, status, onSubmit } = useInteractions(context);
  const kinds = INTERACTIONS.filter((kind) => properties[kind]);
  if (kinds.length === 0) return null;
  const isFavourite = data?.own.includes('favourite') === true;
  return (
    <form
      {...surface(properties, css('interactions', properties.align))}
      method="post"
      action="/interactions/"
      onSubmit={onSubmit}
    >
      <input type="hidden" name="page" value={context.url} />
      <input type="hidden" name="block" value={id} />
      {isFavourite && <input type="hidden" name="withdrawn" value="1" />}
      {kinds.map((kind) => (
        <button
          key={kind}
          name="kind"
          value={kind}
          className={css('button', kind !== 'favourite' && 'scripted')}
          aria-pressed={kind === 'favourite' ? isFavourite : undefined}
        >
          <svg className={css('glyph')} viewBox="0 0 24 24" aria-hidden>
            <path d={glyphs[kind]} />
          </svg>
          {labels[kind]}
          {properties.counts && data !== null && (
            <span className={css('count')}>{data.counts[kind]}</span>
          )}
        </button>
      ))}
      <span className={css('said')} role="status">
        {status}
      </span>
    </form>
  );
}
