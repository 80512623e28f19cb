import type { DashboardNotification } from '@selvedge/shared/notifications/contract';

import { NotificationItem } from './NotificationItem.js';
import styles from './PopUps.module.css';
import { usePress } from './usePress.js';
import { useTouch } from './useNotifications.js';

/** Maximum number shown at once, so that the screen stays visible. The others follow. */
const maxShown = 3;

/** Pop-up notifications, shown until dismissed. */
export function PopUps({ there }: { readonly there: readonly DashboardNotification[] }) {
  const touch = useTouch();
  const press = usePress();
  const shown = there.filter(({ position }) => position === 'top-right').slice(0, maxShown);
  return (
    <section className={styles['region']} aria-label="New notifications" aria-live="polite">
      {shown.length > 0 && (
        <ul className={styles['list']}>
          {shown.map((one) => (
            <NotificationItem
              key={one.recipientId}
              notification={one}
              onPress={() => press(one)}
              onAction={(pressed) => press(one, pressed)}
              onDismiss={() => {
                touch.mutate({ what: 'dismiss', of: one });
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
