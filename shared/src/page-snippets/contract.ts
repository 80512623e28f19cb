import { Transform } from 'class-transformer';
import { MaxLength, ValidateBy } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { isUuid } from '../catalogue/uuid.js';
import { isCopiedBlock, type CopiedBlock } from '../pages/live/copied-block.js';
import { maxSnippetName } from './names.js';

export const maxSnippetsOfStore = 100;
/** In characters of the blocks' JSON; far above a typical section. */
export const maxSnippetLength = 65_536;

function isSnippet(value: unknown): boolean {
  return isCopiedBlock(value) && JSON.stringify(value).length <= maxSnippetLength;
}

/** Body of PATCH …/snippets/{snippet}: its new name. */
export class RenameSnippet {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @Rules('required')
  @MaxLength(maxSnippetName, {
    message: `A name can have at most ${String(maxSnippetName)} characters`,
  })
  name!: string;
}

/** Body of POST …/snippets: saves a block with its items for reuse. */
export class SaveSnippet extends RenameSnippet {
  /** Id of the snippet, created by the client, so that a repeated request saves it only once. */
  @ValidateBy({
    name: 'isUuid',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isUuid(value),
      defaultMessage: () => 'Please enter a UUID in lower case',
    },
  })
  id!: string;

  /** In clipboard format. */
  @ValidateBy({
    name: 'isSnippet',
    validator: {
      validate: isSnippet,
      defaultMessage: () => 'This is not a block, or it is too large to be saved',
    },
  })
  block!: CopiedBlock;
}

/** A saved block. */
export interface Snippet {
  readonly id: string;
  readonly name: string;
  readonly block: CopiedBlock;
}

/** Answer of GET …/snippets and of all changes: snippets of a store, by name. */
export interface Snippets {
  readonly snippets: readonly Snippet[];
}
