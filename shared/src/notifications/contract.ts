import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsISO8601,
  IsObject,
  IsString,
  Matches,
  ValidateBy,
  ValidateNested,
} from 'class-validator';

import { Rules } from '../forms/validators.js';
import { trimmed, unlessAbsent, unlessNull } from '../http/field-decorators.js';
import { messages } from '../messages.js';
import {
  DISMISS_ACTIONS,
  hrefOf,
  isNamedTexts,
  NOTIFICATION_POSITIONS,
  NOTIFICATION_TEMPLATES,
  type DismissAction,
  type NotificationActionContent,
  type NotificationContent,
  type NotificationFormContent,
  type NotificationManner,
  type NotificationPosition,
  type NotificationTemplate,
  type NotificationTimes,
} from './notification.js';

/** NTF-001, NTF-002: a notification as one of its recipients has it. */
export interface DashboardNotification
  extends NotificationContent, NotificationManner, NotificationTimes {
  /** The same for all of its recipients. */
  readonly id: string;
  /** Of what this recipient has. */
  readonly recipientId: string;
}

/** GET /omnis/v3/notifications/dashboard/: those that are older than one of them. */
export class NotificationsQuery {
  @unlessAbsent
  @Matches(/^[0-9a-f]{32}$/)
  before?: string;
}

/** API-056 GET /omnis/v3/notifications/dashboard/: the newest first. */
export interface DashboardNotifications {
  readonly notifications: readonly DashboardNotification[];
  /** NTF-011: also of those that are not listed here. */
  readonly unread: number;
  /** The last of these, where there are older ones; null where there are none. */
  readonly older: string | null;
  /** What is told live comes after it. */
  readonly cursor: string;
}

/** `notification.created` and `notification.updated`: the list is asked for anew. */
export interface NotificationChanged {
  readonly recipientId: string;
}

const maxRecipients = 200;

function IsHref(): PropertyDecorator {
  return ValidateBy({
    name: 'isHref',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && hrefOf(value) !== undefined,
      defaultMessage: () =>
        'Please enter a web address, a path, or a name in braces such as {orders}',
    },
  });
}

function IsNamedTexts(): PropertyDecorator {
  return ValidateBy({
    name: 'isNamedTexts',
    validator: {
      validate: isNamedTexts,
      defaultMessage: () =>
        'Please give up to 20 names of letters and digits, each with at most 500 characters',
    },
  });
}

/** NTF-005: what somebody presses of a notification, and what they filled in. */
export class RunNotification {
  /** One of its actions by its place; left out, what pressing the notification itself does. */
  @unlessAbsent
  @Matches(/^(?:actions|form)\.\d$|^footer$/)
  action?: string;

  /** Of its form's fields, by their names. */
  @unlessAbsent
  @IsNamedTexts()
  values?: Readonly<Record<string, string>>;
}

class ActionForm implements NotificationActionContent {
  @trimmed
  @Rules('required', ['max_length', 60])
  text!: string;

  @unlessNull
  @Rules(['max_length', 2048])
  @IsHref()
  href!: string | null;

  @IsBoolean()
  primary!: boolean;

  @IsBoolean()
  forcePro!: boolean;
}

class FormField {
  @Matches(/^[A-Za-z][\w-]{0,39}$/, {
    message: 'Please begin with a letter, and use letters and digits',
  })
  name!: string;

  @trimmed
  @Rules('required', ['max_length', 80])
  label!: string;
}

class FormForm implements NotificationFormContent {
  @IsArray()
  @ArrayMinSize(1, { message: messages.required })
  @ArrayMaxSize(5)
  @ValidateNested({ each: true })
  @Type(() => FormField)
  fields!: FormField[];

  @IsArray()
  @ArrayMinSize(1, { message: messages.required })
  @ArrayMaxSize(3)
  @ValidateNested({ each: true })
  @Type(() => ActionForm)
  actions!: ActionForm[];
}

/** API-056 POST /omnis/v3/notifications/: what the builder sends (NTF-015). */
export class SendNotification {
  @trimmed
  @Rules('required', ['max_length', 120])
  title!: string;

  @trimmed
  @IsString()
  @Rules(['max_length', 1000])
  body!: string;

  @unlessNull
  @Rules('required', 'url', ['max_length', 2048])
  image!: string | null;

  /** What pressing it does. */
  @unlessNull
  @Rules(['max_length', 2048])
  @IsHref()
  href!: string | null;

  /** What it is about, as it is carried: the number of an order for `{order}`. */
  @trimmed
  @IsString()
  @Rules(['max_length', 200])
  related!: string;

  @IsIn(NOTIFICATION_POSITIONS)
  position!: NotificationPosition;

  @IsIn(NOTIFICATION_TEMPLATES)
  template!: NotificationTemplate;

  @IsIn(DISMISS_ACTIONS)
  dismissAction!: DismissAction;

  /** NTF-003: it takes the place of those before it that have the same. */
  @trimmed
  @IsString()
  @Rules(['max_length', 80])
  tag!: string;

  /** NTF-003: it takes over what those carried as well. */
  @unlessAbsent
  @IsBoolean()
  mergable?: boolean;

  /** NTF-001: what it carries beside `related`. */
  @unlessAbsent
  @IsNamedTexts()
  data?: Readonly<Record<string, string>>;

  /** NTF-001: what else can be done. */
  @unlessAbsent
  @IsArray()
  @ArrayMaxSize(3)
  @ValidateNested({ each: true })
  @Type(() => ActionForm)
  actions?: ActionForm[];

  /** NTF-001: what is filled in, and what can be done with it. */
  @unlessAbsent
  @unlessNull
  @IsObject()
  @ValidateNested()
  @Type(() => FormForm)
  form?: FormForm | null;

  /** NTF-002: below all of it. */
  @unlessAbsent
  @unlessNull
  @IsObject()
  @ValidateNested()
  @Type(() => ActionForm)
  footerAction?: ActionForm | null;

  /** NTF-012: when it is to be there; null, or a time that is over, for at once. */
  @unlessNull
  @IsISO8601({ strict: true })
  scheduledAt!: string | null;

  /** `customer:7`: people of the store. */
  @IsArray()
  @ArrayMinSize(1, { message: messages.required })
  @ArrayMaxSize(maxRecipients)
  @Matches(/^customer:[1-9]\d{0,9}$/, { each: true })
  recipients!: readonly string[];
}

/** What the builder is told. */
export interface NotificationSent {
  readonly id: string;
}

/** GET /omnis/v3/notifications/recipients/: who can be told something here. */
export interface NotificationRecipients {
  readonly recipients: readonly { readonly id: string; readonly name: string }[];
}
