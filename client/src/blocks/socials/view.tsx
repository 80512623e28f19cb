import { GLYPHS } from '../../ui/shop/social-glyphs.js';
import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { layout } from '../../ui/shop/common/layout.js';
import { SafeLink } from '../../ui/shop/common/SafeLink.js';
import { ownStyle } from '../kit/own-style.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

/** Links to the shop's profiles; empty without any (BLK-034). */
export function View({ block, context }: BlockViewProps<'socials'>) {
  const { properties, profiles } = block;
  const { size, align } = properties;
  if (profiles.length === 0) return null;
  const { className, style } = surface(properties, css('socials', align));
  return (
    <ul className={className} style={{ ...style, ...ownStyle({ '--own-glyph': size }) }}>
      {profiles.map(({ network, name, href }) => (
        <li key={network}>
          <SafeLink to={href} origin={context.frame.origin} className={css('link')}>
            <svg className={css('glyph')} viewBox="0 0 24 24" aria-hidden>
              <path d={GLYPHS[network]} />
            </svg>
            <span className={layout('hidden')}>{name}</span>
          </SafeLink>
        </li>
      ))}
    </ul>
  );
}
