import { Announcement } from '../kit/announcement/Announcement.js';
import type { BlockViewProps } from '../view.js';

/** BLK-045: an announcement in the theme's newer colours. */
export function View({ block: { properties }, context }: BlockViewProps<'announcementV2'>) {
  return <Announcement properties={properties} origin={context.frame.origin} isNew />;
}
