import { IsBoolean, IsString } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { trimmed, unlessAbsent } from '../http/field-decorators.js';
import { messages } from '../messages.js';
import type { Permission } from '../permissions/codes.js';

/**
 * Body of POST /omnis/v3/atlas/permissions/request/{permissions}/, and of its dashboard equivalent.
 */
export class RequestPermissions {
  @trimmed
  @Rules('required', ['max_length', 1000])
  reason!: string;
}

export interface PermissionsRequested {
  readonly id: string;
}

/** Body of POST /omnis/v3/{dashboard,atlas}/permissions/requests/{id}/answer/. */
export class AnswerPermissionRequest {
  @IsBoolean({ message: messages.required })
  granted!: boolean;

  /** Message to the requester. */
  @trimmed
  @IsString()
  @Rules(['max_length', 500])
  @unlessAbsent
  word?: string;
}

/** State of a request; `settled`: no longer needed, or its requester is gone. */
export type PermissionRequestStage = 'open' | 'granted' | 'refused' | 'withdrawn' | 'settled';

export interface OpenPermissionRequest {
  readonly id: string;
  /** Name of the requester. */
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly reason: string;
  readonly at: string;
}

/** Answer of GET /omnis/v3/{dashboard,atlas}/permissions/requests/, oldest first. */
export interface OpenPermissionRequests {
  readonly requests: readonly OpenPermissionRequest[];
  /** Position after which live events continue. */
  readonly cursor: string;
}

/** A request of the caller. */
export interface OwnPermissionRequest {
  readonly id: string;
  readonly permissions: readonly Permission[];
  readonly stage: PermissionRequestStage;
  /** Message of the answer; null if there is none. */
  readonly word: string | null;
  readonly at: string;
}

/** Answer of GET /omnis/v3/{dashboard,atlas}/permissions/requests/mine/, newest first. */
export interface OwnPermissionRequests {
  readonly requests: readonly OwnPermissionRequest[];
  readonly cursor: string;
}

/** Live event `permission-requests.changed`; clients reload the list. */
export interface PermissionRequestsChanged {
  readonly requestId: string;
}
