import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../../../platform/domain-error.js';

export class OrderNoteEmpty extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { text: [messages.required] };

  constructor() {
    super(messages.required);
  }
}

export class TooManyOrderNotes extends DomainError {
  override readonly kind = 'conflict';

  constructor(most: number) {
    super(`An order can have at most ${most} notes`);
  }
}
