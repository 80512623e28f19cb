import { useState } from 'react';
import { Button } from 'react-aria-components';

import styles from './DeviceRow.module.css';
import { useDevicePermission } from './permission.js';
import { showOnDevice } from './show-on-device.js';
import { usePush } from './usePush.js';

/** Shows whether notifications also appear on the device, and asks the browser for permission. */
export function DeviceRow({ onNoPush }: { readonly onNoPush: () => void }) {
  const { permission, readAgain } = useDevicePermission();
  const push = usePush(permission === 'granted');
  const [isPending, setPending] = useState(false);
  async function turnOn() {
    if (permission === 'unsupported') {
      onNoPush();
      return;
    }
    setPending(true);
    const answer = await Notification.requestPermission();
    const isPushed = answer === 'granted' && push.mayChange && (await push.setOn(true));
    setPending(false);
    readAgain();
    const text = 'New notifications appear like this';
    if (answer !== 'granted') return;
    const isShown = showOnDevice('Notifications are on', text, 'on');
    if (!isPushed && !isShown) onNoPush();
  }
  if (permission === 'granted') return <Granted push={push} onNoPush={onNoPush} />;
  if (permission === 'denied')
    return (
      <p className={styles['row']}>
        Your browser blocks notifications from this site. Allow them in the browser settings.
      </p>
    );
  return (
    <Button className={styles['ask'] ?? ''} isPending={isPending} onPress={() => void turnOn()}>
      Show on this device too
    </Button>
  );
}

/** Push while no office window is open is a separate setting, which needs its own permission. */
function Granted(props: {
  readonly push: ReturnType<typeof usePush>;
  readonly onNoPush: () => void;
}) {
  const { push, onNoPush } = props;
  const { isOn } = push;
  const when =
    isOn === true ? 'even when this site is closed' : 'while this site is open in the background';
  return (
    <>
      <p className={styles['row']}>{`Shown on this device too, ${when}.`}</p>
      {isOn !== undefined && (
        <Button
          className={styles['ask'] ?? ''}
          isPending={push.isPending}
          onPress={() => {
            void push.setOn(!isOn).then((isDone) => {
              if (!isDone) onNoPush();
            });
          }}
        >
          {isOn ? 'Show only while this site is open' : 'Show even when this site is closed'}
        </Button>
      )}
    </>
  );
}
