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

/** A notification as seen by one of its recipients. */
export interface DashboardNotification
  extends NotificationContent, NotificationManner, NotificationTimes {
  /** Shared by all recipients. */
  readonly id: string;
  /** Unique per recipient. */
  readonly recipientId: string;
}

/** Query of GET /omnis/v3/notifications/dashboard/; pages back from a given notification. */
export class NotificationsQuery {
  @unlessAbsent
  @Matches(/^[0-9a-f]{32}$/)
  before?: string;
}

/** Answer of GET /omnis/v3/notifications/dashboard/, newest first. */
export interface DashboardNotifications {
  readonly notifications: readonly DashboardNotification[];
  /** Counts all unread notifications, not only those on this page. */
  readonly unread: number;
  /** Id of the last one if older ones exist; otherwise null. */
  readonly older: string | null;
  /** Live events continue after this position. */
  readonly cursor: string;
}

/** Live event `notification.created` or `notification.updated`; clients reload the list. */
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
        'Please enter up to 20 names of letters and digits, with values of up to 500 characters',
    },
  });
}

/** Action that a recipient runs, with the values of its form. */
export class RunNotification {
  /** Position of the action. If absent, the link of the notification itself runs. */
  @unlessAbsent
  @Matches(/^(?:actions|form)\.\d$|^footer$/)
  action?: string;

  /** Form values by field name. */
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
    message: 'Please start with a letter and use only letters and digits',
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

/** Body of POST /omnis/v3/notifications/, sent by the notification builder. */
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

  /** Link of the notification itself. */
  @unlessNull
  @Rules(['max_length', 2048])
  @IsHref()
  href!: string | null;

  /** Data that placeholders such as `{order}` use, for example an order number. */
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

  /** Replaces earlier notifications with the same tag. */
  @trimmed
  @IsString()
  @Rules(['max_length', 80])
  tag!: string;

  /** Merges the data of those notifications. */
  @unlessAbsent
  @IsBoolean()
  mergable?: boolean;

  /** Data besides `related`. */
  @unlessAbsent
  @IsNamedTexts()
  data?: Readonly<Record<string, string>>;

  /** Additional actions. */
  @unlessAbsent
  @IsArray()
  @ArrayMaxSize(3)
  @ValidateNested({ each: true })
  @Type(() => ActionForm)
  actions?: ActionForm[];

  /** Input fields with their own actions. */
  @unlessAbsent
  @unlessNull
  @IsObject()
  @ValidateNested()
  @Type(() => FormForm)
  form?: FormForm | null;

  /** Action at the bottom. */
  @unlessAbsent
  @unlessNull
  @IsObject()
  @ValidateNested()
  @Type(() => ActionForm)
  footerAction?: ActionForm | null;

  /** Publication time; null or a past time publishes immediately. */
  @unlessNull
  @IsISO8601({ strict: true })
  scheduledAt!: string | null;

  /** Members of the store, such as `customer:7`. */
  @IsArray()
  @ArrayMinSize(1, { message: messages.required })
  @ArrayMaxSize(maxRecipients)
  @Matches(/^customer:[1-9]\d{0,9}$/, { each: true })
  recipients!: readonly string[];
}

export interface NotificationSent {
  readonly id: string;
}

/** Whether the caller receives a mail for each paid order. */
export interface SaleMailSetting {
  readonly isOn: boolean;
}

/** Body of PUT /omnis/v3/notifications/sale-mails/. */
export class ChooseSaleMail implements SaleMailSetting {
  @IsBoolean()
  isOn!: boolean;
}

/** Answer of GET /omnis/v3/notifications/recipients/: possible recipients. */
export interface NotificationRecipients {
  readonly recipients: readonly { readonly id: string; readonly name: string }[];
}
