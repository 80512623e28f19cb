import type { Permission } from '@selvedge/shared/permissions/codes';
import type { PermissionRequestStage } from '@selvedge/shared/permission-requests/contract';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type {
  AnswerRequest,
  PermissionRequestCommand,
  RequestPermission,
  SettleRequests,
  WithdrawRequest,
} from './permission-request.commands.js';
import {
  PermissionHeldAlready,
  PermissionRequestedAlready,
  PermissionRequestNotFound,
  PermissionRequestOver,
} from './permission-request.errors.js';
import type { PermissionRequestEvent } from './permission-request.events.js';

export interface PermissionRequest {
  readonly id: string;
  readonly person: string;
  readonly permissions: readonly Permission[];
  readonly reason: string | null;
  readonly stage: PermissionRequestStage;
  readonly word: string | null;
}

/** Requests of a division by id, oldest first. */
export type PermissionRequests = ReadonlyMap<string, PermissionRequest>;

type Decided = readonly PermissionRequestEvent[];

function decide(command: PermissionRequestCommand, requests: PermissionRequests): Decided {
  switch (command.type) {
    case 'RequestPermission':
      return request(command, requests);
    case 'GrantRequest':
    case 'RefuseRequest':
      return answer(command, requests);
    case 'WithdrawRequest':
      return withdraw(command, requests);
    case 'SettleRequests':
      return settle(command, requests);
  }
}

function request(
  { requestId, person, permissions, held, reason }: RequestPermission,
  requests: PermissionRequests,
): Decided {
  if (permissions.every((one) => held.has(one))) throw new PermissionHeldAlready();
  const requested = openOf(person, requests).flatMap((one) => one.permissions);
  if (permissions.some((one) => requested.includes(one))) throw new PermissionRequestedAlready();
  const missing = permissions.filter((one) => !held.has(one));
  return [
    { type: 'PermissionRequested', requestId, person, permissions: [...new Set(missing)], reason },
  ];
}

function answer({ type, requestId, word }: AnswerRequest, requests: PermissionRequests): Decided {
  const { person, permissions } = stillOpen(requests.get(requestId));
  const answered = { requestId, person, permissions, word };
  return type === 'GrantRequest'
    ? [{ type: 'PermissionRequestGranted', ...answered }]
    : [{ type: 'PermissionRequestRefused', ...answered }];
}

function withdraw({ requestId, person }: WithdrawRequest, requests: PermissionRequests): Decided {
  const found = requests.get(requestId);
  if (found?.person !== person) throw new PermissionRequestNotFound();
  if (found.stage === 'withdrawn') return [];
  stillOpen(found);
  return [{ type: 'PermissionRequestWithdrawn', requestId, person }];
}

function settle({ person, held }: SettleRequests, requests: PermissionRequests): Decided {
  return openOf(person, requests)
    .filter(({ permissions }) => held === null || permissions.every((one) => held.has(one)))
    .map(({ id: requestId }) => {
      const because = held === null ? 'left' : 'held';
      return { type: 'PermissionRequestSettled', requestId, person, because };
    });
}

function openOf(person: string, requests: PermissionRequests): readonly PermissionRequest[] {
  return [...requests.values()].filter((one) => one.stage === 'open' && one.person === person);
}

function stillOpen(found: PermissionRequest | undefined): PermissionRequest {
  if (found === undefined) throw new PermissionRequestNotFound();
  if (found.stage !== 'open') throw new PermissionRequestOver(found.stage);
  return found;
}

function evolve(requests: PermissionRequests, event: PermissionRequestEvent): PermissionRequests {
  const { requestId: id, person } = event;
  if (event.type === 'PermissionRequested') {
    const { permissions, reason } = event;
    // Requests of an erased person need no answer.
    const stage = reason === null ? 'withdrawn' : 'open';
    return new Map(requests).set(id, { id, person, permissions, reason, stage, word: null });
  }
  const found = requests.get(id);
  return found === undefined
    ? requests
    : new Map(requests).set(id, { ...found, ...changeBy(event) });
}

function changeBy(
  event: Exclude<PermissionRequestEvent, { readonly type: 'PermissionRequested' }>,
): Pick<PermissionRequest, 'stage'> & Partial<PermissionRequest> {
  switch (event.type) {
    case 'PermissionRequestGranted':
      return { stage: 'granted', word: event.word };
    case 'PermissionRequestRefused':
      return { stage: 'refused', word: event.word };
    case 'PermissionRequestWithdrawn':
      return { stage: 'withdrawn' };
    case 'PermissionRequestSettled':
      return { stage: 'settled' };
  }
}

/** Returns the stream of all permission requests of a division. */
export function requestsStream({ division }: Pick<PermissionRequestCommand, 'division'>): string {
  return `permission-requests-${String(division)}`;
}

/** Decides permission requests: at most one open request per permission and person (PRM-004). */
export const permissionRequestDecider: Decider<
  PermissionRequests,
  PermissionRequestCommand,
  PermissionRequestEvent
> = { stream: requestsStream, initial: new Map(), decide, evolve };
