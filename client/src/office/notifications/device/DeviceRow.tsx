import { useState } from 'react';
import { Button } from 'react-aria-components';

import styles from './DeviceRow.module.css';
import { useDevicePermission } from './permission.js';
import { showOnDevice } from './show-on-device.js';
import { usePush } from './usePush.js';

/** NTF-008: whether what comes is shown on the device too, as its browser allows; asks it where it may. */
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
    const text = 'What concerns you shows like this';
    if (answer !== 'granted') return;
    const isShown = showOnDevice('Notifications are on', text, 'on');
    if (!isPushed && !isShown) onNoPush();
  }
  if (permission === 'granted') return <Granted push={push} onNoPush={onNoPush} />;
  if (permission === 'denied')
    return (
      <p className={styles['row']}>
        Your browser blocks notifications of this site. Its settings allow them.
      </p>
    );
  return (
    <Button className={styles['ask'] ?? ''} isPending={isPending} onPress={() => void turnOn()}>
      Show them on this device too
    </Button>
  );
}

/** NTF-013: whether they come while no window is open is another choice, of customers alone (PRM-008). */
function Granted(props: {
  readonly push: ReturnType<typeof usePush>;
  readonly onNoPush: () => void;
}) {
  const { push, onNoPush } = props;
  const { isOn } = push;
  const when =
    isOn === true
      ? 'also while the office is closed'
      : 'while the office is open in the background';
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
          {isOn ? 'Only while it is open' : 'Also while it is closed'}
        </Button>
      )}
    </>
  );
}
