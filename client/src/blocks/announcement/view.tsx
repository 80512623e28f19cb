import { Announcement } from '../kit/announcement/Announcement.js';
import type { BlockViewProps } from '../view.js';

/** BLK-044: something to be noticed. */
export function View({ block: { properties }, context }: BlockViewProps<'announcement'>) {
  return <Announcement properties={properties} origin={context.frame.origin} />;
}
