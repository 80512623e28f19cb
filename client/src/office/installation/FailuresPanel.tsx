import type { Failures } from '@selvedge/shared/installation/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { fetchFailures, retryEvent, retryJob } from './installation.api.js';
import styles from './InstallationPage.module.css';
import { failuresKey } from './queries.js';
import { Button } from '../../ui/office/Button.js';
import { Panel } from '../../ui/office/Panel.js';

/** What was set aside so that the rest goes on, each with a way to try it again. */
export function FailuresPanel() {
  const queries = useQueryClient();
  const found = useQuery({ queryKey: failuresKey, queryFn: fetchFailures });
  const retry = useMutation({
    mutationFn: (again: () => Promise<Failures>) => again(),
    onSuccess: (left) => queries.setQueryData(failuresKey, left),
    onError: () => queries.invalidateQueries({ queryKey: failuresKey }),
  });
  const items = found.data === undefined ? [] : itemsOf(found.data);
  return (
    <Panel
      title="Set aside"
      text="Events that could not be read and jobs that failed five times. All else goes on without them."
    >
      {found.isError && (
        <p role="alert" className={styles['told']}>
          {found.error.message}
        </p>
      )}
      {found.data && items.length === 0 && <p className={styles['told']}>There is nothing.</p>}
      <FailureList items={items} isPending={retry.isPending} onRetry={retry.mutate} />
      {retry.error && (
        <p role="alert" className={styles['told']}>
          {retry.error.message}
        </p>
      )}
    </Panel>
  );
}

interface Item {
  readonly key: string;
  readonly name: string;
  readonly words: string;
  readonly again: () => Promise<Failures>;
}

export function itemsOf({ events, jobs }: Failures): readonly Item[] {
  return [
    ...events.map(({ division, position, type, problem }) => ({
      key: `event ${String(division)}/${String(position)}`,
      name: type,
      words: `Event ${String(position)} of division ${String(division)}. ${problem}`,
      again: () => retryEvent({ division, position }),
    })),
    ...jobs.map(({ id, name, reason, tries }) => ({
      key: `job ${id}`,
      name,
      words: `Job ${id}. ${reason}, after ${String(tries)} ${tries === 1 ? 'try' : 'tries'}`,
      again: () => retryJob({ id }),
    })),
  ];
}

export function FailureList({
  items,
  isPending,
  onRetry,
}: {
  readonly items: readonly Item[];
  readonly isPending: boolean;
  readonly onRetry: (again: Item['again']) => void;
}) {
  if (items.length === 0) return null;
  return (
    <ul className={styles['failures']}>
      {items.map(({ key, name, words, again }) => (
        <li key={key} className={styles['row']}>
          <div className={styles['grow']}>
            <strong>{name}</strong>
            <p className={styles['told']}>{words}</p>
          </div>
          <Button
            isPending={isPending}
            aria-label={`Try again: ${key}`}
            onPress={() => onRetry(again)}
          >
            Try again
          </Button>
        </li>
      ))}
    </ul>
  );
}
