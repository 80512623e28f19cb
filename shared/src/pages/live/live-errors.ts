import { maxBlocks, maxDepth } from './resolve-tree.js';

/** Reasons why a live page refuses a command. */
export type LiveRefusal =
  | 'unknownBlock'
  | 'blockExists'
  | 'badSize'
  | 'intoItself'
  | 'tooDeep'
  | 'tooMany'
  | 'notPlain'
  | 'badValue'
  | 'unknownTemplate'
  | 'holdsBlocks';

const messages: Readonly<Record<LiveRefusal, string>> = {
  unknownBlock: 'This page has no such block',
  blockExists: 'A block with this name already exists on this page',
  badSize: 'A block must be 3 to 12 columns wide',
  intoItself: 'A block cannot contain itself',
  tooDeep: `Blocks can be nested at most ${maxDepth} levels deep`,
  tooMany: `A page can have at most ${maxBlocks} blocks`,
  notPlain: 'This property is set by a separate command',
  badValue: 'The value of a property must be JSON that can be stored',
  unknownTemplate: 'This block type does not exist',
  holdsBlocks: 'This block contains other blocks, and the new type cannot contain any',
};

/** Thrown if a command is refused; the page is unchanged. */
export class LivePageError extends Error {
  override readonly name = 'LivePageError';

  constructor(readonly refusal: LiveRefusal) {
    super(messages[refusal]);
  }
}
