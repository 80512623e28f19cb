import type { BlockDefinition } from './block.js';
import { templateOf } from './template.js';
import type { WireBlock } from './wire.js';

/** What is told of a block that cannot be made (ERR-056, ERR-058, ERR-059). */
export class BlockError extends Error {
  override readonly name = 'BlockError';
}

/** Block types by the names of their templates, and by the older ones. */
export class BlockRegistry<Definition extends BlockDefinition> {
  private readonly byName = new Map<string, Definition>();
  private readonly byFormerName = new Map<string, Definition>();

  /** Throws BlockError where a name is taken (BLK-061). */
  constructor(definitions: readonly Definition[]) {
    for (const definition of definitions) this.register(definition);
  }

  /** The definition of a template; undefined for one that is not registered. */
  find(name: string): Definition | undefined {
    return this.byName.get(name);
  }

  /**
   * BLK-062: what a block is: its template, or on a page of before templates its type (PAG-013).
   * Throws BlockError for a block that says neither, and for one that is not registered (BLK-060).
   */
  definitionOf(block: WireBlock): Definition {
    const template = templateOf(block);
    const name = template ?? block.type ?? '';
    if (name === '') throw new BlockError('Unable to make block, no type was defined');
    const definition =
      template === undefined
        ? (this.byFormerName.get(name) ?? this.byName.get(name))
        : this.byName.get(name);
    if (definition === undefined)
      throw new BlockError(`Block type of ${name} hasn't been registered`);
    return definition;
  }

  private register(definition: Definition): void {
    const { name, formerNames } = definition;
    const isTaken =
      this.byName.has(name) || formerNames.some((former) => this.byFormerName.has(former));
    if (isTaken) throw new BlockError('Tried to register block type that conflicts with another');
    this.byName.set(name, definition);
    for (const former of formerNames) this.byFormerName.set(former, definition);
  }
}
