import { IsBoolean, IsString } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { trimmed, unlessAbsent } from '../http/field-decorators.js';
import { messages } from '../messages.js';
import type { Permission } from '../permissions/codes.js';

/** PRM-003, API-026 POST /omnis/v3/atlas/permissions/request/{permissions}/, and the same of a dashboard. */
export class RequestPermissions {
  @trimmed
  @Rules('required', ['max_length', 1000])
  reason!: string;
}

/** API-026: what such a request is answered with. */
export interface PermissionsRequested {
  readonly id: string;
}

/** PRM-005 POST /omnis/v3/{dashboard,atlas}/permissions/requests/{id}/answer/. */
export class AnswerPermissionRequest {
  @IsBoolean({ message: messages.required })
  granted!: boolean;

  /** What the asker is told beside the answer. */
  @trimmed
  @IsString()
  @Rules(['max_length', 500])
  @unlessAbsent
  word?: string;
}

/** What became of a request; `settled`: it was not needed any more, or nobody's any more. */
export type PermissionRequestStage = 'open' | 'granted' | 'refused' | 'withdrawn' | 'settled';

/** A request that waits for an answer. */
export interface OpenPermissionRequest {
  readonly id: string;
  /** Who asks. */
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly reason: string;
  /** ISO 8601. */
  readonly at: string;
}

/** GET /omnis/v3/{dashboard,atlas}/permissions/requests/: the oldest first. */
export interface OpenPermissionRequests {
  readonly requests: readonly OpenPermissionRequest[];
  /** What is told live comes after it. */
  readonly cursor: string;
}

/** What somebody asked for themselves. */
export interface OwnPermissionRequest {
  readonly id: string;
  readonly permissions: readonly Permission[];
  readonly stage: PermissionRequestStage;
  /** Of whoever answered; null where they said nothing. */
  readonly word: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/** GET /omnis/v3/{dashboard,atlas}/permissions/requests/mine/: the newest first. */
export interface OwnPermissionRequests {
  readonly requests: readonly OwnPermissionRequest[];
  readonly cursor: string;
}

/** `permission-requests.changed`: the list is asked for anew. */
export interface PermissionRequestsChanged {
  readonly requestId: string;
}
