import type { MissingPermission } from '@selvedge/shared/policies/policies';
import type {
  AnswerPermissionRequest,
  OpenPermissionRequests,
  OwnPermissionRequests,
  PermissionsRequested,
} from '@selvedge/shared/permission-requests/contract';

import { call } from '../../../lib/http.js';

/** Who answers the request: store owners or staff. */
export type Answerers = MissingPermission['of'];

const requests = (of: Answerers): string => `/${of}/permissions/requests/`;

/** Requests a permission (API-026, PRM-002). Throws ApiError with a readable message. */
export const requestPermission = ({ of, permission }: MissingPermission, reason: string) =>
  call<PermissionsRequested>('POST', `/${of}/permissions/request/${permission}/`, { reason });

/** Returns the current user's requests, newest first. */
export const fetchOwnRequests = (of: Answerers) =>
  call<OwnPermissionRequests>('GET', `${requests(of)}mine/`);

export const withdrawRequest = (of: Answerers, id: string) =>
  call<OwnPermissionRequests>('DELETE', `${requests(of)}${id}/`);

/** Returns open requests, oldest first. */
export const fetchOpenRequests = (of: Answerers) =>
  call<OpenPermissionRequests>('GET', requests(of));

export const answerRequest = (of: Answerers, id: string, answer: AnswerPermissionRequest) =>
  call<OpenPermissionRequests>('POST', `${requests(of)}${id}/answer/`, answer);
