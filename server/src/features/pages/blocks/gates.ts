import type { BareBlock } from '@selvedge/shared/blocks/bare-blocks';
import type { Gate } from '@selvedge/shared/blocks/model/traits';
import { traitsOf } from '@selvedge/shared/blocks/registry';

/** Whether a visitor has passed the gate with this block id. */
export type HasPassed = (gate: Gate, block: number) => boolean;

/** Removes the blocks behind gates that the visitor has not passed (BLK-022). */
export function throughGates(
  blocks: readonly BareBlock[],
  hasPassed: HasPassed,
): readonly BareBlock[] {
  return blocks.map((block) => {
    const gate = gateOf(block);
    const isShut = gate !== undefined && !hasPassed(gate, block.id);
    return { ...block, items: isShut ? [] : throughGates(block.items, hasPassed) };
  });
}

export function hasGate(blocks: readonly BareBlock[]): boolean {
  return blocks.some((block) => gateOf(block) !== undefined || hasGate(block.items));
}

function gateOf(block: BareBlock): Gate | undefined {
  return traitsOf(block).gate?.(block.properties);
}
