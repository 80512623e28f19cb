import type { DashboardNotification } from '@selvedge/shared/notifications/contract';
import { useEffect, useRef } from 'react';

import { arrivals } from './arrivals.js';
import { unsubscribe } from './push.js';
import { showOnDevice } from './show-on-device.js';
import { usePressedOnDevice } from './usePressedOnDevice.js';
import { beforeSignOut } from '../../../lib/before-sign-out.js';

/** Shows new notifications on the device while this window is hidden. */
export function DeviceNotices({ there }: { readonly there: readonly DashboardNotification[] }) {
  usePressedOnDevice(there);
  // The next user of this browser must not receive them.
  useEffect(() => beforeSignOut(unsubscribe), []);
  const seen = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    const arrived = arrivals(seen.current, there);
    seen.current = new Set([...(seen.current ?? []), ...there.map((one) => one.recipientId)]);
    if (!document.hidden) return;
    for (const { title, body, recipientId } of arrived) showOnDevice(title, body, recipientId);
  }, [there]);
  return null;
}
