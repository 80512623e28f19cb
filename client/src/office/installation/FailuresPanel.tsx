import type { Failures, StalledFollower } from '@selvedge/shared/installation/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { fetchFailures, retryEvent, retryJob, retryStall } from './installation.api.js';
import styles from './InstallationPage.module.css';
import { failuresKey } from './queries.js';
import { SkipDialog } from './SkipDialog.js';
import { Button } from '../../ui/office/Button.js';
import { formatDateTime } from '../../ui/office/dates.js';
import { Panel } from '../../ui/office/Panel.js';
import fields from '../../ui/office/fields.module.css';

/** Retried items take a moment to fail again. */
const pollIntervalMs = 5_000;

/** Failed events, jobs and stalled subscribers, each with a retry. */
export function FailuresPanel() {
  const queries = useQueryClient();
  const found = useFailures();
  const retry = useMutation({
    mutationFn: (again: () => Promise<Failures>) => again(),
    onSuccess: (left) => queries.setQueryData(failuresKey, left),
    onError: () => queries.invalidateQueries({ queryKey: failuresKey }),
  });
  const [skipped, setSkipped] = useState<StalledFollower>();
  const items = found.data === undefined ? [] : itemsOf(found.data);
  return (
    <Panel
      title="Failed items"
      text="Events that could not be read, jobs that failed five times, and subscribers stopped at an event. Everything else continues."
    >
      {found.isError && (
        <p role="alert" className={styles['told']}>
          {found.error.message}
        </p>
      )}
      {found.data && items.length === 0 && <p className={styles['told']}>No failed items.</p>}
      <FailureList
        items={items}
        isPending={retry.isPending}
        onRetry={retry.mutate}
        onSkip={setSkipped}
      />
      {skipped && (
        <SkipDialog
          stall={skipped}
          onClose={() => setSkipped(undefined)}
          onDone={(left) => {
            setSkipped(undefined);
            queries.setQueryData(failuresKey, left);
          }}
        />
      )}
      {retry.isSuccess && (
        <p role="status" className={styles['told']}>
          Retrying. Items that fail again reappear here.
        </p>
      )}
      {retry.error && (
        <p role="alert" className={styles['told']}>
          {retry.error.message}
        </p>
      )}
    </Panel>
  );
}

function useFailures() {
  return useQuery({
    queryKey: failuresKey,
    queryFn: fetchFailures,
    refetchInterval: pollIntervalMs,
  });
}

interface Item {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly since: string;
  readonly again: () => Promise<Failures>;
  /** Stalled subscriber whose event can be skipped. */
  readonly stall?: StalledFollower;
}

export function itemsOf({ events, jobs, stalls }: Failures): readonly Item[] {
  return [
    ...stalls.map((stall) => ({
      key: `stall ${String(stall.division)}/${stall.subscriber}`,
      name: stall.subscriber,
      description: `Stopped at event ${String(stall.position)} of division ${String(stall.division)}, ${stall.type}. ${stall.problem}`,
      since: stall.since,
      again: () => retryStall(stall),
      stall,
    })),
    ...events.map(({ division, position, type, problem, noticedAt }) => ({
      key: `event ${String(division)}/${String(position)}`,
      name: type,
      description: `Event ${String(position)} of division ${String(division)}. ${problem}`,
      since: noticedAt,
      again: () => retryEvent({ division, position }),
    })),
    ...jobs.map(({ id, name, reason, tries, failedAt }) => ({
      key: `job ${id}`,
      name,
      description: `Job ${id}. ${reason}, after ${String(tries)} ${tries === 1 ? 'attempt' : 'attempts'}`,
      since: failedAt,
      again: () => retryJob({ id }),
    })),
  ];
}

export function FailureList({
  items,
  isPending,
  onRetry,
  onSkip,
}: {
  readonly items: readonly Item[];
  readonly isPending: boolean;
  readonly onRetry: (again: Item['again']) => void;
  readonly onSkip: (stall: StalledFollower) => void;
}) {
  if (items.length === 0) return null;
  return (
    <ul className={styles['failures']}>
      {items.map(({ key, name, description, since, again, stall }) => (
        <li key={key} className={fields['row']}>
          <div className={fields['grow']}>
            <p>
              <strong>{name}</strong> <time dateTime={since}>{formatDateTime(since)}</time>
            </p>
            <p className={styles['told']}>{description}</p>
          </div>
          <Button
            isPending={isPending}
            aria-label={`Try again: ${key}`}
            onPress={() => onRetry(again)}
          >
            Try again
          </Button>
          {stall && (
            <Button aria-label={`Skip: ${key}`} onPress={() => onSkip(stall)}>
              Skip
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
