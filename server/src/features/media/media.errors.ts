import { formatRule } from '@selvedge/shared/forms/rules';
import type { MediaUse } from '@selvedge/shared/media/contract';
import { mediaFormats, mediaTooLarge } from '@selvedge/shared/media/media-rules';
import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../platform/domain-error.js';

/** IMG-018: more than 25 MB. */
export class MediaTooLarge extends DomainError {
  override readonly kind = 'too-large';

  constructor() {
    super(mediaTooLarge);
  }
}

/** IMG-018: by its content the file is nothing that the library keeps. */
export class MediaTypeNotAllowed extends DomainError {
  override readonly kind = 'unsupported-type';

  constructor() {
    super(formatRule.message(mediaFormats));
  }
}

/** The file begins like a picture or video, but cannot be shown. */
export class MediaUnreadable extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super('The file is damaged and cannot be shown');
  }
}

/** The picture says that it is larger than anything that could be shown. */
export class TooManyPixels extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super('The picture has more than 50 megapixels, or a side of more than 16,000 pixels');
  }
}

export class MediaNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super(messages.pageNotFound);
  }
}

/** It would vanish from where it is shown; `current.uses` says where that is. */
export class MediaInUse extends DomainError {
  override readonly kind = 'conflict';
  override readonly current: { readonly uses: readonly MediaUse[] };

  constructor(uses: readonly MediaUse[]) {
    super('This is used in your store. Deleting it leaves a gap there.');
    this.current = { uses };
  }
}

/** IMG-019: only pictures can be cropped. */
export class NoPicture extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super('Only a picture can be cropped');
  }
}

/** An SVG of so many parts, or so deep, that drawing it would keep the server from its work. */
export class TooManyShapes extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super('The drawing is too complex');
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

/** The connection ended before the file did. */
export class UploadBroken extends DomainError {
  override readonly kind = 'malformed';

  constructor() {
    super('The upload did not arrive as a whole');
  }
}
