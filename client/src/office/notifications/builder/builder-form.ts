import type { SendNotification } from '@selvedge/shared/notifications/contract';
import type { NotificationActionContent } from '@selvedge/shared/notifications/notification';

import { instantOf } from '../../../lib/local-time.js';

export interface ActionRow {
  readonly text: string;
  readonly href: string;
  readonly primary: boolean;
  readonly forcePro: boolean;
}

/** Form values of the notification builder. */
export interface BuilderForm extends Pick<
  SendNotification,
  'title' | 'body' | 'related' | 'position' | 'template' | 'dismissAction' | 'tag'
> {
  readonly image: string;
  readonly href: string;
  /** Treatment of earlier notifications with the same tag. */
  readonly before: 'replace' | 'merge';
  readonly data: readonly { readonly name: string; readonly value: string }[];
  readonly actions: readonly ActionRow[];
  /** Form fields. The notification has a form only if there is at least one. */
  readonly fields: readonly { readonly name: string; readonly label: string }[];
  readonly formActions: readonly ActionRow[];
  /** At most one entry. */
  readonly footer: readonly ActionRow[];
  /** Local time in `datetime-local` format; empty to send now. */
  readonly time: string;
  /** Ids of the selected recipients. */
  readonly recipients: readonly string[];
}

export const emptyAction: ActionRow = { text: '', href: '', primary: false, forcePro: false };

export const emptyForm: BuilderForm = {
  ...{ title: '', body: '', image: '', href: '', related: '', tag: '', time: '' },
  ...{ position: 'header', template: 'Simple', dismissAction: 'remove', recipients: [] },
  ...{ before: 'replace', data: [], actions: [], fields: [], formActions: [], footer: [] },
};

export function actionsOf({ actions, fields, formActions, footer }: BuilderForm) {
  const [last] = footer;
  return {
    actions: actions.map(actionOf),
    form: fields.length === 0 ? null : { fields: [...fields], actions: formActions.map(actionOf) },
    footerAction: last === undefined ? null : actionOf(last),
  };
}

/** Returns the request body for the form values. */
export function sentOf(form: BuilderForm): SendNotification {
  const { title, body, related, position, template, dismissAction, tag } = form;
  const { image, href, time, before, data, recipients } = form;
  return {
    ...{ title, body, related, position, template, dismissAction, tag },
    ...actionsOf(form),
    image: orNull(image),
    href: orNull(href),
    mergable: before === 'merge',
    data: Object.fromEntries(data.map(({ name, value }) => [name.trim(), value])),
    scheduledAt: instantOf(time),
    recipients: [...recipients],
  };
}

const places: Readonly<Record<string, string>> = {
  scheduledAt: 'time',
  mergable: 'before',
  'form.fields': 'fields',
  'form.actions': 'formActions',
  footerAction: 'footer.0',
};

/** Maps the path of a server error to the form field that shows it. */
export function fieldOf(path: string): string {
  const prefix = Object.keys(places).find((one) => path === one || path.startsWith(`${one}.`));
  return prefix === undefined ? path : `${places[prefix] ?? ''}${path.slice(prefix.length)}`;
}

function actionOf({ href, ...action }: ActionRow): NotificationActionContent {
  return { ...action, href: orNull(href) };
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
