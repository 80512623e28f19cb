import { formatRule } from '@selvedge/shared/forms/rules';
import type { MediaUse } from '@selvedge/shared/media/contract';
import { mediaFormats, mediaTooLarge } from '@selvedge/shared/media/media-rules';
import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../platform/domain-error.js';

/** More than 25 MB (IMG-018). */
export class MediaTooLarge extends DomainError {
  override readonly kind = 'too-large';

  constructor() {
    super(mediaTooLarge);
  }
}

/** The content has none of the formats that the library accepts (IMG-018). */
export class MediaTypeNotAllowed extends DomainError {
  override readonly kind = 'unsupported-type';

  constructor() {
    super(formatRule.message(mediaFormats));
  }
}

/** The content starts like an image or video, but cannot be displayed. */
export class MediaUnreadable extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super('The file is damaged and cannot be displayed');
  }
}

/** The declared size exceeds the limit. */
export class TooManyPixels extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super('The image has more than 50 megapixels, or a side longer than 16,000 pixels');
  }
}

export class MediaNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super(messages.pageNotFound);
  }
}

/** `current.uses` lists where the item is shown. */
export class MediaInUse extends DomainError {
  override readonly kind = 'conflict';
  override readonly current: { readonly uses: readonly MediaUse[] };

  constructor(uses: readonly MediaUse[]) {
    super(
      'This file is used in your shop. If you delete it, it will be missing from those places.',
    );
    this.current = { uses };
  }
}

/** Only images can be cropped (IMG-019). */
export class NoPicture extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super('Only an image can be cropped');
  }
}

/** The SVG has too many parts or levels to render it in reasonable time. */
export class TooManyShapes extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super('The drawing is too complex. Simplify it, or save it as a PNG.');
  }
}

/** A filter of the SVG would take seconds to render. */
export class FilterTooHeavy extends DomainError {
  override readonly kind = 'invalid';

  constructor(filter: string) {
    super(
      `The drawing uses a filter that takes too long to render (${filter}). Reduce the effect, or save the drawing as a PNG.`,
    );
  }
}

/** The drawing would look different from its display in a browser. */
export class DrawingNotSupported extends DomainError {
  override readonly kind = 'invalid';

  constructor(what: string, advice: string) {
    super(`The drawing uses ${what}, which is not supported. ${advice}`);
  }
}

/** The connection ended before the upload was complete. */
export class UploadBroken extends DomainError {
  override readonly kind = 'malformed';

  constructor() {
    super('The upload was interrupted. Try again.');
  }
}
