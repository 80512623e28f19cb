import { DEFINITIONS } from '@selvedge/shared/blocks/definitions.gen';
import { hasPart } from '@selvedge/shared/connect/modes';
import { isAlike, takesBlocks } from '@selvedge/shared/pages/live/change-template';
import { typeNameOf } from '@selvedge/shared/pages/live/wire/block-wire';
import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';

import type { PageEditor } from '../session/usePageEditor.js';
import { Field } from '../../ui/office/Field.js';

interface ChoiceProps {
  readonly block: LiveBlock;
  readonly editor: PageEditor;
}

/** Select for the block type. A change keeps the properties that both types share (EDT-012). */
export function TemplateChoice({ block, editor }: ChoiceProps) {
  const type = typeNameOf(block.wire);
  const others = DEFINITIONS.filter(
    ({ name, places }) =>
      name === type ||
      (places.some((place) => place === 'store') &&
        isAlike(type, name) &&
        (block.items.length === 0 || takesBlocks(name))),
  );
  if (!hasPart(editor.module, 'templateEditor') || others.length < 2) return null;
  return (
    <Field label="Block type">
      {(control) => (
        <select
          {...control}
          value={type}
          onChange={({ currentTarget }) => {
            editor.changeTo(currentTarget.value);
          }}
        >
          {others
            .toSorted((one, other) => one.title.localeCompare(other.title))
            .map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
        </select>
      )}
    </Field>
  );
}
