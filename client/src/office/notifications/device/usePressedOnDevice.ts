import type { DashboardNotification } from '@selvedge/shared/notifications/contract';
import { pressedBy } from '@selvedge/shared/notifications/push/pressed';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { usePress } from '../usePress.js';

/** A new object for each press, so that the same notification can be pressed again. */
interface Pressed {
  readonly recipientId: string | undefined;
}

/** Opens a notification that was pressed on the device, in this window or a newly opened one. */
export function usePressedOnDevice(there: readonly DashboardNotification[]): void {
  const [pressed, setPressed] = useState<Pressed>(() => ({
    recipientId: pressedBy(location.hash),
  }));
  const opened = useRef<Pressed>(undefined);
  useEffect(() => {
    const onMessage = ({ data }: MessageEvent<unknown>): void => {
      const hash = typeof data === 'object' && data !== null && 'pressed' in data && data.pressed;
      if (typeof hash === 'string') setPressed({ recipientId: pressedBy(hash) });
    };
    if (!('serviceWorker' in navigator)) return undefined;
    navigator.serviceWorker.addEventListener('message', onMessage);
    return () => {
      navigator.serviceWorker.removeEventListener('message', onMessage);
    };
  }, []);
  const found = there.find(({ recipientId }) => recipientId === pressed.recipientId);
  const press = usePress();
  const open = useEffectEvent((one: DashboardNotification) => {
    press(one);
  });
  useEffect(() => {
    if (found === undefined || opened.current === pressed) return;
    opened.current = pressed;
    // Remove the hash, so that a reload does not open the notification again.
    if (pressedBy(location.hash) !== undefined)
      history.replaceState(history.state, '', location.pathname + location.search);
    open(found);
  }, [found, pressed]);
}
