import { Transform } from 'class-transformer';
import { MaxLength, ValidateBy } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { isUuid } from '../catalogue/uuid.js';
import { isCopiedBlock, type CopiedBlock } from '../pages/live/copied-block.js';
import { maxSnippetName } from './names.js';

export const maxSnippetsOfStore = 100;
/** In characters of its blocks as JSON: many times what a section takes. */
export const maxSnippetLength = 65_536;

function isSnippet(value: unknown): boolean {
  return isCopiedBlock(value) && JSON.stringify(value).length <= maxSnippetLength;
}

/** PATCH …/snippets/{snippet}: what it is called from now on. */
export class RenameSnippet {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @Rules('required')
  @MaxLength(maxSnippetName, {
    message: `A name has at most ${String(maxSnippetName)} characters`,
  })
  name!: string;
}

/** POST …/snippets: keeps a block, with what stands in it, for later and for other pages. */
export class SaveSnippet extends RenameSnippet {
  /** Of the snippet, made by whoever calls: a call that is made twice keeps it once. */
  @ValidateBy({
    name: 'isUuid',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isUuid(value),
      defaultMessage: () => 'Please name a uuid in small letters',
    },
  })
  id!: string;

  /** As it is copied from a page. */
  @ValidateBy({
    name: 'isSnippet',
    validator: {
      validate: isSnippet,
      defaultMessage: () => 'This is no block, or more than can be kept for later',
    },
  })
  block!: CopiedBlock;
}

/** EDT-019: a block that was kept for later. */
export interface Snippet {
  readonly id: string;
  readonly name: string;
  readonly block: CopiedBlock;
}

/** GET …/snippets: all of a store, by name; every change answers with it too. */
export interface Snippets {
  readonly snippets: readonly Snippet[];
}
