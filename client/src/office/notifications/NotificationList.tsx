import type { DashboardNotifications } from '@selvedge/shared/notifications/contract';

import { NotificationItem } from './NotificationItem.js';
import styles from './NotificationList.module.css';
import { usePress } from './usePress.js';
import { useTouch } from './useNotifications.js';

/** What is there, the newest first. */
export function NotificationList(props: {
  readonly notifications: {
    readonly data: DashboardNotifications | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly onLeave: () => void;
}) {
  const { data, isError, refetch } = props.notifications;
  const touch = useTouch();
  const press = usePress();
  const listed = data?.notifications.filter(({ position }) => position === 'header');
  if (isError)
    return (
      <p className={styles['none']} role="alert">
        The notifications did not load.{' '}
        <button type="button" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  if (listed?.length === 0)
    return <p className={styles['none']}>Nothing yet. What happens in your store shows here.</p>;
  return (
    <ul className={styles['list']}>
      {listed?.map((one) => (
        <NotificationItem
          key={one.recipientId}
          notification={one}
          onPress={() => {
            if (press(one)) props.onLeave();
          }}
          onDismiss={() => {
            touch.mutate({ what: 'dismiss', of: one });
          }}
        />
      ))}
    </ul>
  );
}
