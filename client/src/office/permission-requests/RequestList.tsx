import { permissionTitle } from '@selvedge/shared/permissions/permission-titles';
import type { OpenPermissionRequest } from '@selvedge/shared/permission-requests/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import styles from './RequestList.module.css';
import { waitingKey } from './useWaiting.js';
import { Ago } from '../../ui/office/Ago.js';
import { Button } from '../../ui/office/Button.js';
import { Panel } from '../../ui/office/Panel.js';
import {
  answerRequest,
  fetchOpenRequests,
  type Answerers,
} from '../../ui/office/permissions/requests.api.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';
import { later } from '../../ui/office/later.js';
import fields from '../../ui/office/fields.module.css';

const Refusal = later(async () => (await import('./Refusal.js')).Refusal, 'over');

interface ListProps {
  readonly of: Answerers;
  /** Called after each answer, to refresh dependent data. */
  readonly onAnswer: () => void;
}

/** Open permission requests, for users who may answer them. Empty without requests. */
export function RequestList({ of, onAnswer }: ListProps) {
  const waiting = useQuery({ queryKey: waitingKey(of), queryFn: () => fetchOpenRequests(of) });
  if (waiting.isError) return <p role="alert">{waiting.error.message}</p>;
  if (waiting.data === undefined || waiting.data.requests.length === 0) return null;
  return (
    <Panel title="Permission requests" text="The person is notified of your decision immediately.">
      <ul className={styles['requests']}>
        {waiting.data.requests.map((request) => (
          <Request key={request.id} {...{ of, request, onAnswer }} />
        ))}
      </ul>
    </Panel>
  );
}

type RequestProps = ListProps & { readonly request: OpenPermissionRequest };
type Answer = ReturnType<typeof useAnswer>;

function Request(props: RequestProps) {
  const { name, permissions, reason, at } = props.request;
  const titles = permissions.map(permissionTitle).join(', ');
  const answering = useAnswer(props);
  return (
    <li className={styles['request']}>
      <div className={styles['words']}>
        <span>
          <strong dir="auto">{name}</strong> requests <strong>{titles}</strong>{' '}
          <span className={styles['soft']}>
            <Ago time={at} />
          </span>
        </span>
        <q className={styles['reason']}>{reason}</q>
        {answering.error !== null && <span role="alert">{answering.error.message}</span>}
      </div>
      <AnswerButtons answering={answering} what={`access for ${name}: ${titles}`} />
    </li>
  );
}

function AnswerButtons({ answering, what }: { readonly answering: Answer; readonly what: string }) {
  const [isRefusing, refuse] = useState(false);
  return (
    <span className={fields['buttons']}>
      <Button
        kind="primary"
        aria-label={`Grant ${what}`}
        isPending={answering.isPending}
        onPress={() => {
          answering.mutate({ granted: true });
        }}
      >
        Grant
      </Button>
      <Button
        aria-label={`Refuse ${what}`}
        isDisabled={answering.isPending}
        onPress={() => {
          refuse(true);
        }}
      >
        Refuse
      </Button>
      {isRefusing && (
        <Suspense>
          <Refusal
            title={`Refuse ${what}?`}
            onClose={() => {
              refuse(false);
            }}
            onRefuse={(word) => {
              refuse(false);
              answering.mutate({ granted: false, ...(word !== '' && { word }) });
            }}
          />
        </Suspense>
      )}
    </span>
  );
}

function useAnswer({ of, request: { id, name }, onAnswer }: RequestProps) {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn: (answer: { granted: boolean; word?: string }) => answerRequest(of, id, answer),
    onSuccess: (open, { granted }) => {
      client.setQueryData(waitingKey(of), open);
      notify(
        granted ? `${name} has been granted access` : `${name} has been notified of your refusal`,
      );
    },
    onError: ({ message }) => {
      notify(message);
      void client.invalidateQueries({ queryKey: waitingKey(of) });
    },
    onSettled: onAnswer,
  });
}
