import type { DashboardNotification } from '@selvedge/shared/notifications/contract';
import { X } from 'lucide-react';

import styles from './NotificationItem.module.css';
import { Ago } from '../../ui/office/Ago.js';
import { IconButton } from '../../ui/office/IconButton.js';

/** One notification: what it says, when it came, and the way to be rid of it. */
export function NotificationItem(props: {
  readonly notification: DashboardNotification;
  readonly onPress: () => void;
  readonly onDismiss: () => void;
}) {
  const { notification, onPress, onDismiss } = props;
  const { title, body, createdAt, scheduledAt } = notification;
  return (
    <li className={styles['item']} data-new={notification.openedAt === null}>
      <button type="button" className={styles['words']} onClick={onPress}>
        <span className={styles['title']}>{title}</span>
        {body !== '' && <span className={styles['body']}>{body}</span>}
        <Ago time={scheduledAt ?? createdAt} />
      </button>
      <IconButton aria-label={`Dismiss ${title}`} onPress={onDismiss}>
        <X size={16} aria-hidden />
      </IconButton>
    </li>
  );
}
