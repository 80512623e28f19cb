import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { carrierName } from '@selvedge/shared/orders/tracking/carriers';
import type { TrackingCode } from '@selvedge/shared/orders/tracking/tracking-code';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { addTrackingCode, removeTrackingCode } from './tracking.api.js';
import { TrackingForm } from './TrackingForm.js';
import styles from './TrackingPanel.module.css';
import { Button } from '../../../ui/office/Button.js';
import { Panel } from '../../../ui/office/Panel.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

/** Changes an order's tracking codes, shows errors and refetches the order. */
function useTracking<Change>(id: number, mutationFn: (change: Change) => Promise<undefined>) {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn,
    onError: (error) => {
      notify(error.message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['order', id] }),
  });
}

/** Tracking links of an order; permitted staff can add and remove codes. */
export function TrackingPanel({ order, mayChange }: { order: AtlasOrder; mayChange: boolean }) {
  const { id, trackingCodes } = order;
  const adding = useTracking(id, (added: Parameters<typeof addTrackingCode>[1]) =>
    addTrackingCode(id, added),
  );
  const removing = useTracking(id, (code: string) => removeTrackingCode(id, code));
  if (trackingCodes.length === 0 && !mayChange) return null;
  return (
    <Panel title="Tracking">
      {trackingCodes.length > 0 && (
        <ul className={styles['codes']}>
          {trackingCodes.map((one) => (
            <CodeRow
              key={one.code}
              {...one}
              onRemove={mayChange ? removing.mutate : undefined}
              isPending={removing.isPending}
            />
          ))}
        </ul>
      )}
      {mayChange && <TrackingForm onAdd={adding.mutateAsync} isPending={adding.isPending} />}
    </Panel>
  );
}

interface RowProps extends TrackingCode {
  readonly isPending: boolean;
  /** Undefined without permission. */
  readonly onRemove: ((code: string) => void) | undefined;
}

function CodeRow({ carrier, code, link, onRemove, isPending }: RowProps) {
  return (
    <li className={styles['code']}>
      <p>
        {carrierName(carrier)}{' '}
        <a className={styles['link']} href={link} target="_blank" rel="noreferrer">
          {code}
        </a>
      </p>
      {onRemove && (
        <Button
          aria-label={`Remove tracking code ${code}`}
          isDisabled={isPending}
          onPress={() => {
            onRemove(code);
          }}
        >
          Remove
        </Button>
      )}
    </li>
  );
}
