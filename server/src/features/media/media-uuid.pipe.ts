import { Injectable, type PipeTransform } from '@nestjs/common';

import { MediaNotFound } from './media.errors.js';

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Parses the `{uuid}` of a path. An invalid uuid counts as unknown. */
@Injectable()
export class MediaUuidPipe implements PipeTransform<string, string> {
  /** Throws MediaNotFound. */
  transform(text: string): string {
    if (!uuidForm.test(text)) throw new MediaNotFound();
    return text;
  }
}
