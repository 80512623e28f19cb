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
 * How the calls of connect, and those that an external editor makes, are refused: `Problem.code`.
 *
 * - `origin_not_allowed` 403: it is none that the shop has listed, or not that of the grant or session
 * - `grant_used`, `grant_expired` 403: the code was used already; it is too old, or none of ours
 * - `scope_denied` 403: the owner, or the session, may not do it
 * - `protocol_unsupported` 409: `Problem.current` is `SupportedProtocols`
 * - `page_not_found` 404
 * - `session_not_found` 404: there is no such session, or its frame has come already
 * - `session_revoked` 403: somebody ended the session, or its time is over
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

/** What `Problem.current` holds of `protocol_unsupported`. */
export interface SupportedProtocols {
  readonly supported: readonly number[];
}

function IsEditorOrigin(each = false): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isEditorOrigin',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isEditorOrigin(value),
        defaultMessage: () => 'Please enter an origin like https://editor.example, without a path',
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
        defaultMessage: () => 'Please name scopes of connect',
      },
    },
    { each: true },
  );
}

/** POST /omnis/v3/connect/grants: an owner lets a program at an origin edit a page. */
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

/** Its answer. */
export interface ConnectGrant {
  /** Opens one session. */
  readonly code: string;
  /** ISO 8601: 60 seconds later. */
  readonly expiresAt: string;
}

class EditorClient {
  @Rules('required', ['max_length', 80])
  name!: string;

  @Rules('required', ['max_length', 40])
  version!: string;
}

/**
 * POST /omnis/v3/connect/sessions: an editor comes in by its code. From its own origin, without credentials
 * and without a CSRF token, as every call that an editor makes.
 */
export class OpenConnectSession {
  @Rules('required', ['max_length', 200])
  code!: string;

  /** The versions that the editor speaks. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @IsInt({ each: true })
  protocol!: number[];

  /** The highest that it knows; left out, the one that was granted. */
  @unlessAbsent
  @IsIn(EDITOR_MODULES)
  module?: EditorModule;

  @unlessAbsent
  @IsIn(OPERATOR_MODES)
  operator?: OperatorMode;

  /** All that were granted, where they are left out. */
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

/** How to join the live page as the session: of the session's own scopes the ticket names those of a page. */
export type ConnectTicket = Omit<CollabTicket, 'scopes'>;

/** Answer of POST …/sessions/{id}/token: the session's time begins anew with it. */
export interface ConnectToken {
  readonly collab: ConnectTicket;
  /** ISO 8601, at 80 % of the ticket's life: to be asked for the next one until then. */
  readonly renewBefore: string;
}

/** Answer of POST /omnis/v3/connect/sessions. */
export interface ConnectSession extends ConnectToken {
  readonly sessionId: string;
  readonly protocol: number;
  readonly module: EditorModule;
  readonly operator: OperatorMode;
  /** What was granted and asked for. */
  readonly scopes: readonly ConnectScope[];
  readonly division: number;
  readonly pageId: number;
  /** The page of the shop, for a frame: `https://shop.example/about/?connect=<sessionId>`. */
  readonly frameUrl: string;
  /**
   * For the header `Authorization: Bearer`, on page GET and PATCH, publish, revisions and token. As long as
   * the session; from the session's origin alone.
   */
  readonly bearer: string;
}

/** A theme, and what a shop has changed of it. */
export interface StoreTheme {
  readonly name: string;
  readonly values: ThemeValues;
}

/**
 * Answer of POST …/sessions/{id}/frame/: the page in the frame asks for it once, without a body, and keeps
 * it for when it is loaded again.
 */
export interface ConnectFrame {
  /** Who may drive the page. */
  readonly origin: string;
  /** What the editor was let in for. */
  readonly scopes: readonly ConnectScope[];
  readonly module: EditorModule;
  readonly operator: OperatorMode;
  readonly pageId: number;
  /** What the shop's theme is made of; nothing for who may try none. */
  readonly theme?: StoreTheme;
  /** For this page, to look only: its preview, and a ticket to follow its live document. */
  readonly bearer: string;
}

/** One of GET /omnis/v3/connect/sessions, for the shop's team; DELETE …/sessions/{id} ends it. */
export interface LiveConnectSession {
  readonly sessionId: string;
  readonly pageId: number;
  /** Its address. */
  readonly page: string;
  readonly origin: string;
  readonly client: { readonly name: string; readonly version: string };
  readonly module: EditorModule;
  readonly scopes: readonly ConnectScope[];
  /** Who granted it; null for who has no account any more. */
  readonly grantedBy: string | null;
  /** ISO 8601. */
  readonly openedAt: string;
  /** ISO 8601: if nobody renews it. */
  readonly expiresAt: string;
}

/** PUT /omnis/v3/connect/editors: where external editors of the shop may be. */
export class SaveAllowedEditors {
  @IsArray()
  @ArrayMaxSize(20)
  @ArrayUnique()
  @IsEditorOrigin(true)
  origins!: string[];
}

/** GET and PUT /omnis/v3/connect/editors. */
export interface AllowedEditors {
  readonly origins: readonly string[];
  /** Of this installation, for every shop: they are not the shop's to remove. */
  readonly always: readonly string[];
}
