import { formatRule } from '@selvedge/shared/forms/rules';
import type { MediaUse } from '@selvedge/shared/media/contract';
import { mediaFormats, mediaTooLarge } from '@selvedge/shared/media/media-rules';
import { messages } from '@selvedge/shared/messages';

import { DomainError, domainError } from '../../platform/domain-error.js';

/** More than 25 MB (IMG-018). */
export class MediaTooLarge extends domainError('too-large', mediaTooLarge) {}

/** The content has none of the formats that the library accepts (IMG-018). */
export class MediaTypeNotAllowed extends domainError(
  'unsupported-type',
  formatRule.message(mediaFormats),
) {}

/** The content starts like an image or video, but cannot be displayed. */
export class MediaUnreadable extends domainError(
  'invalid',
  'The file is damaged and cannot be displayed',
) {}

/** The declared size exceeds the limit. */
export class TooManyPixels extends domainError(
  'invalid',
  'The image has more than 50 megapixels, or a side longer than 16,000 pixels',
) {}

export class MediaNotFound extends domainError('not-found', messages.pageNotFound) {}

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
export class NoPicture extends domainError('invalid', 'Only an image can be cropped') {}

/** The SVG has too many parts or levels to render it in reasonable time. */
export class TooManyShapes extends domainError(
  'invalid',
  'The drawing is too complex. Simplify it, or save it as a PNG.',
) {}

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
export class UploadBroken extends domainError(
  'malformed',
  'The upload was interrupted. Try again.',
) {}
