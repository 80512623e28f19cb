import type { DashboardNotification } from '@selvedge/shared/notifications/contract';
import { X } from 'lucide-react';

import { NotificationActions } from './NotificationActions.js';
import styles from './NotificationItem.module.css';
import type { Pressed } from './usePress.js';
import { Ago } from '../../ui/office/Ago.js';
import { IconButton } from '../../ui/office/IconButton.js';
import { hidden } from '../../ui/office/hidden.js';
import { sharedStyle } from '../../ui/office/shared-style.js';

export type ShownNotification = Pick<
  DashboardNotification,
  | 'title'
  | 'body'
  | 'image'
  | 'template'
  | 'createdAt'
  | 'scheduledAt'
  | 'openedAt'
  | 'actions'
  | 'form'
  | 'footerAction'
>;

/** Notification in the layout of its template, with its time and a button to dismiss it. */
export function NotificationItem(props: {
  readonly notification: ShownNotification;
  readonly onPress: () => void;
  readonly onAction: (pressed: Pressed) => void;
  readonly onDismiss: () => void;
}) {
  const { title, body, image, template, openedAt } = props.notification;
  const { createdAt, scheduledAt } = props.notification;
  const { actions, form, footerAction } = props.notification;
  const hasMore = actions.length > 0 || form !== null || footerAction !== null;
  const hasImage = image !== null && template !== 'Simple';
  return (
    <li className={styles['item']} data-new={openedAt === null} data-template={template}>
      <button type="button" className={sharedStyle('row', styles['press'])} onClick={props.onPress}>
        {hasImage && <img className={styles['image']} src={image} alt="" />}
        <span className={styles['words']}>
          <span className={styles['title']}>{title}</span>
          {body !== '' && <span className={styles['body']}>{body}</span>}
          <Ago time={scheduledAt ?? createdAt} />
          {openedAt === null && <span className={hidden}>Unread</span>}
        </span>
      </button>
      <IconButton aria-label={`Dismiss ${title}`} onPress={props.onDismiss}>
        <X size={16} aria-hidden />
      </IconButton>
      {hasMore && (
        <div className={styles['actions']}>
          <NotificationActions of={props.notification} onAction={props.onAction} />
        </div>
      )}
    </li>
  );
}
