import { Injectable, type PipeTransform } from '@nestjs/common';

import { NotOnThisDesk } from './product-admin.errors.js';

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Parses the `{uuid}` of a path. An invalid uuid counts as unknown. */
@Injectable()
export class UuidPipe implements PipeTransform<string, string> {
  /** Throws NotOnThisDesk. */
  transform(text: string): string {
    if (!uuidForm.test(text)) throw new NotOnThisDesk();
    return text.toLowerCase();
  }
}
