import { Link } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button, Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';

import styles from './Bell.module.css';
import { NotificationList } from './NotificationList.js';
import { PopUps } from './PopUps.js';
import { useNotifications, useOpenAll } from './useNotifications.js';
import { useCan } from '../accounts/index.js';
import { LiveAway } from '../../ui/office/LiveAway.js';
import { later } from '../../ui/office/later.js';
import { sharedStyle } from '../../ui/office/shared-style.js';

const DeviceRow = later(async () => (await import('./device/DeviceRow.js')).DeviceRow);
const MailRow = later(async () => (await import('./device/MailRow.js')).MailRow);
const DeviceNotices = later(
  async () => (await import('./device/DeviceNotices.js')).DeviceNotices,
  'over',
);
const NoPush = later(async () => (await import('./device/NoPush.js')).NoPush, 'over');

/** Bell with the number of unread notifications. Opens the list. */
export function Bell() {
  const may = useCan();
  return may('notifications.receive') && <OwnBell />;
}

function OwnBell() {
  const notifications = useNotifications();
  const { there = [], unread } = notifications;
  const [isOpen, setOpen] = useState(false);
  const [lacksPush, setLacksPush] = useState(false);
  const leave = () => {
    setOpen(false);
  };
  return (
    <>
      <PopUps there={there} />
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <BellButton unread={unread} />
        <Popover className={styles['popover'] ?? ''} placement="bottom end">
          <Dialog className={styles['dialog'] ?? ''}>
            <div className={styles['head']}>
              <Heading slot="title" className={styles['title'] ?? ''}>
                Notifications
              </Heading>
              <OpenAll unread={unread} />
            </div>
            <LiveAway />
            <NotificationList notifications={notifications} onLeave={leave} />
            <ToBuilder onLeave={leave} />
            <Suspense>
              <OwnMailRow />
              <DeviceRow
                onNoPush={() => {
                  leave();
                  setLacksPush(true);
                }}
              />
            </Suspense>
          </Dialog>
        </Popover>
      </DialogTrigger>
      <Suspense>
        {notifications.there && <DeviceNotices there={notifications.there} />}
        {lacksPush && (
          <NoPush
            onClose={() => {
              setLacksPush(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function BellButton({ unread }: { readonly unread: number }) {
  const label = unread > 0 ? `Notifications, ${String(unread)} new` : 'Notifications';
  return (
    <Button className={sharedStyle('icon', styles['bell'])} aria-label={label}>
      <BellIcon size={18} aria-hidden />
      {unread > 0 && <span className={styles['count']}>{unread > 99 ? '99+' : unread}</span>}
    </Button>
  );
}

/** Stays focusable when everything is read, so that keyboard focus is not lost. */
function OpenAll({ unread }: { readonly unread: number }) {
  const open = useOpenAll();
  return (
    <Button
      className={styles['all'] ?? ''}
      onPress={() => {
        if (unread > 0) open.mutate();
      }}
      isPending={open.isPending}
      aria-disabled={unread === 0}
    >
      Mark all as read
    </Button>
  );
}

/** Setting for sale mails, shown to team members who see orders. */
function OwnMailRow() {
  const may = useCan();
  return may('sale-mails.choose') && <MailRow />;
}

function ToBuilder({ onLeave }: { readonly onLeave: () => void }) {
  const may = useCan();
  if (!may('notifications.send')) return null;
  return (
    <Link
      to="/marketing-tools/notifications/builder"
      className={styles['tell'] ?? ''}
      onClick={onLeave}
    >
      Notify your team
    </Link>
  );
}
