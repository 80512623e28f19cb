import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';

import styles from './Bell.module.css';
import { NotificationList } from './NotificationList.js';
import { useNotifications } from './useNotifications.js';
import { useCan } from '../accounts/index.js';

/** NTF-011: what is there for whoever is signed in, and how much of it is new. */
export function Bell() {
  const may = useCan();
  return may('notifications.receive') && <OwnBell />;
}

function OwnBell() {
  const notifications = useNotifications();
  const [isOpen, setOpen] = useState(false);
  const unread = notifications.data?.unread ?? 0;
  const label = unread > 0 ? `Notifications, ${String(unread)} new` : 'Notifications';
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className={styles['bell'] ?? ''} aria-label={label}>
        <BellIcon size={18} aria-hidden />
        {unread > 0 && <span className={styles['count']}>{unread > 99 ? '99+' : unread}</span>}
      </Button>
      <Popover className={styles['popover'] ?? ''} placement="bottom end">
        <Dialog className={styles['dialog'] ?? ''}>
          <Heading slot="title" className={styles['title'] ?? ''}>
            Notifications
          </Heading>
          <NotificationList
            notifications={notifications}
            onLeave={() => {
              setOpen(false);
            }}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
