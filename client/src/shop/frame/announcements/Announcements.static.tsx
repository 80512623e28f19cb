import { hexColour } from '@selvedge/shared/colours/hex-colour';
import { cutoffDay } from '@selvedge/shared/stores/christmas/christmas';
import type { ShopChristmas, ShopFrame } from '@selvedge/shared/storefront/contract';

import styles from './Announcements.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { SafeLink } from '../../../ui/shop/common/SafeLink.js';

const css = classesOf(styles);

/** Announcements above every page; Christmas dates come first. */
export function Announcements({ frame }: { readonly frame: ShopFrame }) {
  const { christmas, origin } = frame;
  return (
    <div>
      {christmas && <Christmas christmas={christmas} origin={origin} />}
      <Announcement {...frame} />
    </div>
  );
}

interface ChristmasProps extends Pick<ShopFrame, 'origin'> {
  readonly christmas: ShopChristmas;
}

/** Last order date for delivery before Christmas (MKT-012). */
function Christmas({ christmas, origin }: ChristmasProps) {
  const { title, copy, href, dates, backgroundColor, textColor } = christmas;
  const colours = { backgroundColor: hexColour(backgroundColor), color: hexColour(textColor) };
  return (
    <aside className={css('christmas')} style={colours} aria-label="Christmas">
      <p>
        {href === '' ? (
          <strong dir="auto">{title}</strong>
        ) : (
          <SafeLink to={href} origin={origin}>
            {title}
          </SafeLink>
        )}
        {copy !== '' && <span>{copy}</span>}
      </p>
      <ul>
        {dates.map((day) => (
          <li key={`${day.region} ${day.date}`}>
            {`${day.text}: order by `}
            <time dateTime={day.date}>{cutoffDay(day)}</time>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Sitewide banner on a single line (LAY-047). */
function Announcement({ sitewideBanner, origin }: Pick<ShopFrame, 'sitewideBanner' | 'origin'>) {
  if (sitewideBanner?.enabled !== true) return null;
  const { text, href } = sitewideBanner;
  return (
    <aside className={css('announcement')} aria-label="Announcement">
      <SafeLink to={href} origin={origin}>
        {text}
      </SafeLink>
    </aside>
  );
}
