import { useState } from 'react';
import { Button } from 'react-aria-components';

import styles from './DeviceRow.module.css';
import { useDevicePermission } from './permission.js';
import { showOnDevice } from './show-on-device.js';

/** NTF-008: whether what comes is shown on the device too, as its browser allows; asks it where it may. */
export function DeviceRow({ onNoPush }: { readonly onNoPush: () => void }) {
  const { permission, readAgain } = useDevicePermission();
  const [isAsking, setAsking] = useState(false);
  async function turnOn() {
    if (permission === 'unsupported') {
      onNoPush();
      return;
    }
    setAsking(true);
    const answer = await Notification.requestPermission();
    setAsking(false);
    readAgain();
    const text = 'What concerns you shows like this while the office is open';
    if (answer === 'granted' && !showOnDevice('Notifications are on', text, 'on')) onNoPush();
  }
  if (permission === 'granted')
    return (
      <p className={styles['row']}>
        Shown on this device too, while the office is open in the background.
      </p>
    );
  if (permission === 'denied')
    return (
      <p className={styles['row']}>
        Your browser blocks notifications of this site. Its settings allow them.
      </p>
    );
  return (
    <Button className={styles['ask'] ?? ''} isPending={isAsking} onPress={() => void turnOn()}>
      Show them on this device too
    </Button>
  );
}
