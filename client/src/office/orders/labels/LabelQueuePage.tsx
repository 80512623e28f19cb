import type { LabelQueue } from '@selvedge/shared/orders/labels/contract';
import { mostOrdersNamed } from '@selvedge/shared/orders/order-sort';
import { useState } from 'react';

import { sheetLink } from './labels.api.js';
import styles from './LabelQueuePage.module.css';
import { LabelQueueTable } from './LabelQueueTable.js';
import { ScanForm } from './ScanForm.js';
import { useLabelQueue } from './useLabelQueue.js';
import { usePrintOrders, type Printed } from './usePrintOrders.js';
import { Button } from '../../../ui/office/Button.js';
import { buttonLink } from '../../../ui/office/button-link.js';
import { ListPage } from '../../../ui/office/ListPage.js';
import { Notice } from '../../../ui/office/Notice.js';
import { NotLoaded } from '../../../ui/office/NotLoaded.js';

/** Print queue of all stores, and picking of printed labels by code. */
export function LabelQueuePage() {
  const queue = useLabelQueue();
  const [first] = queue.data?.pages ?? [];
  return (
    <ListPage title="Labels" tools={<ScanForm />}>
      {queue.isError && <NotLoaded what="The labels" of={queue} />}
      {first !== undefined && (
        <Queue
          pages={queue.data?.pages ?? []}
          total={first.total}
          more={
            queue.hasNextPage && (
              <Button
                isPending={queue.isFetchingNextPage}
                onPress={() => void queue.fetchNextPage()}
              >
                Show more
              </Button>
            )
          }
        />
      )}
    </ListPage>
  );
}

function Queue(props: {
  readonly pages: readonly LabelQueue[];
  readonly total: number;
  readonly more: React.ReactNode;
}) {
  const { pages, total, more } = props;
  const orders = pages.flatMap(({ data }) => data);
  const [chosenIds, choose] = useState<ReadonlySet<number>>(new Set());
  const print = usePrintOrders();
  // Another user may have printed selected orders.
  const chosen = orders.filter(({ id }) => chosenIds.has(id));
  const printed = chosen.slice(0, mostOrdersNamed);
  return (
    <>
      <div className={styles['tools']}>
        <p role="status">{total === 1 ? '1 order to print' : `${String(total)} orders to print`}</p>
        {chosen.length > 0 && (
          <Button
            kind="primary"
            isPending={print.isPending}
            onPress={() => {
              print.mutate(printed, {
                onSuccess: () => {
                  choose(new Set());
                },
              });
            }}
          >
            {buttonLabel(printed.length, chosen.length)}
          </Button>
        )}
        {print.data !== undefined && <Outcome printed={print.data} />}
      </div>
      {orders.length === 0 ? (
        <Notice title="No labels to print" text="Labels of an order appear here once it is paid." />
      ) : (
        <LabelQueueTable
          orders={orders}
          chosen={new Set(chosen.map(({ id }) => id))}
          onChoose={choose}
        />
      )}
      {more && <div className={styles['more']}>{more}</div>}
    </>
  );
}

function buttonLabel(printed: number, chosen: number): string {
  const orders = printed === 1 ? '1 order' : `${String(printed)} orders`;
  return printed < chosen ? `Print the first ${orders}` : `Print ${orders}`;
}

/** Links to the file for browsers that block the new window. */
function Outcome({ printed: { ids, refused } }: { readonly printed: Printed }) {
  return (
    <div role="status" className={styles['outcome']}>
      {ids.length > 0 && (
        <a className={buttonLink()} href={sheetLink(ids)} target="_blank" rel="noopener">
          Last print as PDF
        </a>
      )}
      {refused.length > 0 && (
        <ul>
          {refused.map(({ id, refusal }) => (
            <li key={id}>
              #{id}: {refusal}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
