import type { SendNotification } from '@selvedge/shared/notifications/contract';

/** What stands in the fields of the builder. */
export interface BuilderForm extends Omit<
  SendNotification,
  'image' | 'href' | 'scheduledAt' | 'recipients'
> {
  readonly image: string;
  readonly href: string;
  /** On the clock of this browser, as a `datetime-local` field has it; empty for at once. */
  readonly time: string;
  /** Whoever is ticked. */
  readonly recipients: readonly string[];
}

export const emptyForm: BuilderForm = {
  ...{ title: '', body: '', image: '', href: '', related: '', tag: '', time: '' },
  ...{ position: 'header', template: 'Simple', dismissAction: 'remove', recipients: [] },
};

/** What is sent of it. */
export function sentOf({ image, href, time, recipients, ...form }: BuilderForm): SendNotification {
  return {
    ...form,
    image: orNull(image),
    href: orNull(href),
    scheduledAt: time === '' ? null : new Date(time).toISOString(),
    recipients: [...recipients],
  };
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
