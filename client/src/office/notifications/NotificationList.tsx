import type { DashboardNotification } from '@selvedge/shared/notifications/contract';

import { NotificationItem } from './NotificationItem.js';
import styles from './NotificationList.module.css';
import { usePress } from './usePress.js';
import { useTouch } from './useNotifications.js';
import { Button } from '../../ui/office/Button.js';

/** Notifications, newest first. */
export function NotificationList(props: {
  readonly notifications: {
    readonly there: readonly DashboardNotification[] | undefined;
    readonly isLoadingError: boolean;
    readonly refetch: () => unknown;
  } & Older;
  readonly onLeave: () => void;
}) {
  const { there, isLoadingError, refetch, hasNextPage } = props.notifications;
  const touch = useTouch();
  const press = usePress();
  const listed = there?.filter(({ position }) => position === 'header');
  if (isLoadingError)
    return (
      <p className={styles['none']} role="alert">
        Notifications did not load.{' '}
        <button type="button" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  if (listed?.length === 0 && !hasNextPage)
    return <p className={styles['none']}>No notifications yet. New ones appear here.</p>;
  return (
    <>
      <ul className={styles['list']}>
        {listed?.map((one) => (
          <NotificationItem
            key={one.recipientId}
            notification={one}
            onPress={() => {
              if (press(one)) props.onLeave();
            }}
            onAction={(pressed) => {
              if (press(one, pressed)) props.onLeave();
            }}
            onDismiss={() => {
              touch.mutate({ what: 'dismiss', of: one });
            }}
          />
        ))}
      </ul>
      <OlderOnes {...props.notifications} />
    </>
  );
}

interface Older {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Button that loads the next page of older notifications. */
function OlderOnes({
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
}: Older) {
  return (
    <>
      {isFetchNextPageError && (
        <p className={styles['none']} role="alert">
          Older notifications did not load.
        </p>
      )}
      {hasNextPage && (
        <div className={styles['older']}>
          <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            Show older
          </Button>
        </div>
      )}
    </>
  );
}
