import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  ValidateBy,
  ValidateNested,
} from 'class-validator';

import { Rules } from '../forms/validators.js';
import type { ThemeValues } from '../themes/theme.js';
import type { CollabTicket } from '../collab/contract.js';
import { isEditorOrigin } from './editor-origin.js';
import { EDITOR_MODULES, OPERATOR_MODES, type EditorModule, type OperatorMode } from './modes.js';
import { isConnectScope, type ConnectScope } from './scopes.js';
import { unlessAbsent } from '../http/field-decorators.js';

/**
 * Codes of refusals in `Problem.code`, for the connect endpoints and calls of external editors.
 *
 * - `origin_not_allowed` 403: the shop does not allow the origin, or it differs from that of the
 * grant or session
 * - `grant_used`, `grant_expired` 403: the code has already been used; it has expired or is unknown
 * - `scope_denied` 403: the owner or the session lacks the permission
 * - `protocol_unsupported` 409: `Problem.current` is `SupportedProtocols`
 * - `page_not_found` 404
 * - `session_not_found` 404: the session does not exist, or its frame has already loaded
 * - `session_revoked` 403: the session was ended or has expired
 */
export type ConnectCode =
  | 'origin_not_allowed'
  | 'grant_used'
  | 'grant_expired'
  | 'scope_denied'
  | 'protocol_unsupported'
  | 'page_not_found'
  | 'session_not_found'
  | 'session_revoked';

/** `Problem.current` of `protocol_unsupported`. */
export interface SupportedProtocols {
  readonly supported: readonly number[];
}

function IsEditorOrigin(each = false): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isEditorOrigin',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isEditorOrigin(value),
        defaultMessage: () =>
          'Please enter an origin such as https://editor.example, without a path',
      },
    },
    { each },
  );
}

function AreScopes(): PropertyDecorator {
  return ValidateBy(
    {
      name: 'areScopes',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isConnectScope(value),
        defaultMessage: () => 'Please enter valid connect scopes',
      },
    },
    { each: true },
  );
}

/** Body of POST /omnis/v3/connect/grants: an owner allows a program at an origin to edit a page. */
export class GrantConnect {
  @IsInt()
  @Rules(['min_value', 1], ['max_value', 2_147_483_647])
  pageId!: number;

  /** One of the shop's allowed editors. */
  @IsEditorOrigin()
  origin!: string;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ArrayUnique()
  @AreScopes()
  scopes!: ConnectScope[];

  @IsIn(EDITOR_MODULES)
  module!: EditorModule;
}

export interface ConnectGrant {
  /** Opens a single session. */
  readonly code: string;
  /** ISO 8601; 60 seconds after the grant. */
  readonly expiresAt: string;
}

class EditorClient {
  @Rules('required', ['max_length', 80])
  name!: string;

  @Rules('required', ['max_length', 40])
  version!: string;
}

/**
 * Body of POST /omnis/v3/connect/sessions: an editor redeems its code. Like all editor calls, it
 * comes from the editor's origin without credentials or CSRF token.
 */
export class OpenConnectSession {
  @Rules('required', ['max_length', 200])
  code!: string;

  /** Protocol versions that the editor supports. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @IsInt({ each: true })
  protocol!: number[];

  /** Highest module that it supports; the granted one by default. */
  @unlessAbsent
  @IsIn(EDITOR_MODULES)
  module?: EditorModule;

  @unlessAbsent
  @IsIn(OPERATOR_MODES)
  operator?: OperatorMode;

  /** Requested scopes; all granted scopes by default. */
  @unlessAbsent
  @IsArray()
  @ArrayMaxSize(20)
  @AreScopes()
  scopes?: ConnectScope[];

  @IsObject()
  @ValidateNested()
  @Type(() => EditorClient)
  client!: EditorClient;
}

/** Ticket to join the live page. Its scopes are the page scopes of the session. */
export type ConnectTicket = Omit<CollabTicket, 'scopes'>;

/** Answer of POST …/sessions/{id}/token, which extends the session. */
export interface ConnectToken {
  readonly collab: ConnectTicket;
  /** ISO 8601; at 80 % of the ticket's lifetime. Request the next one before then. */
  readonly renewBefore: string;
}

/** Answer of POST /omnis/v3/connect/sessions. */
export interface ConnectSession extends ConnectToken {
  readonly sessionId: string;
  readonly protocol: number;
  readonly module: EditorModule;
  readonly operator: OperatorMode;
  /** Scopes that are both granted and requested. */
  readonly scopes: readonly ConnectScope[];
  readonly division: number;
  readonly pageId: number;
  /** Shop page for the frame: `https://shop.example/about/?connect=<sessionId>`. */
  readonly frameUrl: string;
  /**
   * For the `Authorization: Bearer` header of page GET and PATCH, publish, revisions and token.
   * Valid as long as the session, and only from its origin.
   */
  readonly bearer: string;
}

/** A theme with the shop's overrides. */
export interface StoreTheme {
  readonly name: string;
  readonly values: ThemeValues;
}

/**
 * Answer of POST …/sessions/{id}/frame. The framed page requests it once, without a body, and
 * stores it for reloads.
 */
export interface ConnectFrame {
  /** Origin that may control the page. */
  readonly origin: string;
  /** Scopes of the editor. */
  readonly scopes: readonly ConnectScope[];
  readonly module: EditorModule;
  readonly operator: OperatorMode;
  readonly pageId: number;
  /** Theme of the shop; absent if the editor may not preview themes. */
  readonly theme?: StoreTheme;
  /**
   * Read-only bearer token for this page: its preview, and a ticket to follow its live document.
   */
  readonly bearer: string;
}

/**
 * Entry of GET /omnis/v3/connect/sessions, for the team of the shop. DELETE …/sessions/{id} ends
 * the session.
 */
export interface LiveConnectSession {
  readonly sessionId: string;
  readonly pageId: number;
  /** Path of the page. */
  readonly page: string;
  readonly origin: string;
  readonly client: { readonly name: string; readonly version: string };
  readonly module: EditorModule;
  readonly scopes: readonly ConnectScope[];
  /** Name of the grantor; null if the account was deleted. */
  readonly grantedBy: string | null;
  readonly openedAt: string;
  /** End of the session unless it is renewed, ISO 8601. */
  readonly expiresAt: string;
}

/** Body of PUT /omnis/v3/connect/editors: allowed origins of external editors. */
export class SaveAllowedEditors {
  @IsArray()
  @ArrayMaxSize(20)
  @ArrayUnique()
  @IsEditorOrigin(true)
  origins!: string[];
}

/** Answer of GET and PUT /omnis/v3/connect/editors. */
export interface AllowedEditors {
  readonly origins: readonly string[];
  /** Allowed for every shop by the installation; a shop cannot remove them. */
  readonly always: readonly string[];
}
