import type { BlockDefinition } from './block.js';
import { templateOf } from './template.js';
import type { WireBlock } from './wire.js';

/** Error of a block that cannot be built. */
export class BlockError extends Error {
  override readonly name = 'BlockError';
}

/** Block types by template name and by former name. */
export class BlockRegistry<Definition extends BlockDefinition> {
  private readonly byName = new Map<string, Definition>();
  private readonly byFormerName = new Map<string, Definition>();

  /** Throws BlockError if a name is taken. */
  constructor(definitions: readonly Definition[]) {
    for (const definition of definitions) this.register(definition);
  }

  /** Returns the definition of a template; undefined if it is not registered. */
  find(name: string): Definition | undefined {
    return this.byName.get(name);
  }

  /**
   * Returns the definition by template, or by type on a legacy page. Throws BlockError if the block
   * has neither or it is not registered.
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
