import { Announcement } from '../kit/announcement/Announcement.js';
import type { BlockViewProps } from '../../lib/block-view.js';

/** Announcement in the theme's newer colours (BLK-045). */
export function View({ block: { properties }, context }: BlockViewProps<'announcementV2'>) {
  return <Announcement properties={properties} origin={context.frame.origin} isNew />;
}
