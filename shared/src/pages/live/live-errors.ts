import { maxBlocks, maxDepth } from './resolve-tree.js';

/** What is told of a command that a live page does not take. */
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
  unknownBlock: 'There is no such block on this page',
  blockExists: 'There is a block of this name already',
  badSize: 'A block is 3 to 12 columns wide',
  intoItself: 'A block cannot stand in itself',
  tooDeep: `Blocks stand within each other at most ${maxDepth} levels deep`,
  tooMany: `A page has at most ${maxBlocks} blocks`,
  notPlain: 'This property is set by a command of its own',
  badValue: 'A property is what JSON can say, and can be stored',
  unknownTemplate: 'There is no such kind of block',
  holdsBlocks: 'Other blocks stand in it, and none can stand in that kind',
};

/** A command that cannot be done; the page is as it was. */
export class LivePageError extends Error {
  override readonly name = 'LivePageError';

  constructor(readonly refusal: LiveRefusal) {
    super(messages[refusal]);
  }
}
