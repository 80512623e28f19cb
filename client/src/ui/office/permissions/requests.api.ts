import type { MissingPermission } from '@selvedge/shared/permissions/policies';
import type {
  AnswerPermissionRequest,
  OpenPermissionRequests,
  OwnPermissionRequests,
  PermissionsRequested,
} from '@selvedge/shared/permission-requests/contract';

import { call } from '../../../lib/http.js';

/** Of whom something is asked. */
export type Answerers = MissingPermission['of'];

const requests = (of: Answerers): string => `/${of}/permissions/requests/`;

/** API-026, PRM-002. Throws ApiError in words for who asks. */
export const requestPermission = ({ of, permission }: MissingPermission, reason: string) =>
  call<PermissionsRequested>('POST', `/${of}/permissions/request/${permission}/`, { reason });

/** What whoever is signed in asked for, the newest first. */
export const fetchOwnRequests = (of: Answerers) =>
  call<OwnPermissionRequests>('GET', `${requests(of)}mine/`);

export const withdrawRequest = (of: Answerers, id: string) =>
  call<OwnPermissionRequests>('DELETE', `${requests(of)}${id}/`);

/** What waits for an answer, the oldest first. */
export const fetchOpenRequests = (of: Answerers) =>
  call<OpenPermissionRequests>('GET', requests(of));

/** Answers what waits then. */
export const answerRequest = (of: Answerers, id: string, answer: AnswerPermissionRequest) =>
  call<OpenPermissionRequests>('POST', `${requests(of)}${id}/answer/`, answer);
