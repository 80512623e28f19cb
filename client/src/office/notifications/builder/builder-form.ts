import type { SendNotification } from '@selvedge/shared/notifications/contract';
import type { NotificationActionContent } from '@selvedge/shared/notifications/notification';

/** An action as its fields have it. */
export interface ActionRow {
  readonly text: string;
  readonly href: string;
  readonly primary: boolean;
  readonly forcePro: boolean;
}

/** What stands in the fields of the builder. */
export interface BuilderForm extends Pick<
  SendNotification,
  'title' | 'body' | 'related' | 'position' | 'template' | 'dismissAction' | 'tag'
> {
  readonly image: string;
  readonly href: string;
  /** What becomes of those before it with its tag. */
  readonly before: 'replace' | 'merge';
  /** What it carries, by name. */
  readonly data: readonly { readonly name: string; readonly value: string }[];
  readonly actions: readonly ActionRow[];
  /** What is asked for; without any there is no form. */
  readonly fields: readonly { readonly name: string; readonly label: string }[];
  readonly formActions: readonly ActionRow[];
  /** At most one. */
  readonly footer: readonly ActionRow[];
  /** On the clock of this browser, as a `datetime-local` field has it; empty for at once. */
  readonly time: string;
  /** Whoever is ticked. */
  readonly recipients: readonly string[];
}

export const emptyAction: ActionRow = { text: '', href: '', primary: false, forcePro: false };

export const emptyForm: BuilderForm = {
  ...{ title: '', body: '', image: '', href: '', related: '', tag: '', time: '' },
  ...{ position: 'header', template: 'Simple', dismissAction: 'remove', recipients: [] },
  ...{ before: 'replace', data: [], actions: [], fields: [], formActions: [], footer: [] },
};

/** What can be done about it. */
export function actionsOf({ actions, fields, formActions, footer }: BuilderForm) {
  const [last] = footer;
  return {
    actions: actions.map(actionOf),
    form: fields.length === 0 ? null : { fields: [...fields], actions: formActions.map(actionOf) },
    footerAction: last === undefined ? null : actionOf(last),
  };
}

/** What is sent of it. */
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
    scheduledAt: time === '' ? null : new Date(time).toISOString(),
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

/** The field whose words the server has something against. */
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
