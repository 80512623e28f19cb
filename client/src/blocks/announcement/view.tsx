import { Announcement } from '../kit/announcement/Announcement.js';
import type { BlockViewProps } from '../../lib/block-view.js';

/** Announcement (BLK-044). */
export function View({ block: { properties }, context }: BlockViewProps<'announcement'>) {
  return <Announcement properties={properties} origin={context.frame.origin} />;
}
