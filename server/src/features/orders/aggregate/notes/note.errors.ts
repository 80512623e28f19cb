import { messages } from '@selvedge/shared/messages';

import { DomainError, invalidFields } from '../../../../platform/domain-error.js';

export class OrderNoteEmpty extends invalidFields(
  { text: [messages.required] },
  messages.required,
) {}

export class TooManyOrderNotes extends DomainError {
  override readonly kind = 'conflict';

  constructor(most: number) {
    super(`An order can have at most ${most} notes`);
  }
}
