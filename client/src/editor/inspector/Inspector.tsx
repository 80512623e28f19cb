import { blockRegistry } from '@selvedge/shared/blocks/registry';
import type { Property, PropertyGroup } from '@selvedge/shared/blocks/model/property';
import { typeNameOf } from '@selvedge/shared/pages/live/wire/block-wire';
import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { publishedIn } from '@selvedge/shared/blocks/model/wire';

import { Audience } from './Audience.js';
import { Control } from './Control.js';
import type { HeldProperty } from './control-props.js';
import { heldIn, wireNamesWith } from './held-value.js';
import styles from './Inspector.module.css';
import { Resettable } from './Resettable.js';
import { TemplateChoice } from './TemplateChoice.js';
import { NumberField } from './controls/NumberField.js';
import { liveFieldOf } from '../typing/live-field.js';
import { titleOfBlock } from '../session/block-titles.js';
import type { Editing } from '../../connect/sdk/editing.js';
import type { PageEditor } from '../session/usePageEditor.js';
import { Button } from '../../ui/office/Button.js';
import { CheckField } from '../../ui/office/Field.js';

interface InspectorProps {
  readonly block: LiveBlock;
  readonly editor: PageEditor;
  readonly editing: Editing;
  readonly onEditText: (uuid: string) => void;
}

/** Properties of a block, in the groups of its definition. */
export function Inspector({ block, editor, editing, onEditText }: InspectorProps) {
  const definition = blockRegistry.find(typeNameOf(block.wire));
  return (
    <section className={styles['inspector']} aria-label={`${titleOfBlock(block)} block`}>
      <h2 className={styles['title']}>{titleOfBlock(block)}</h2>
      <LayoutFields block={block} editor={editor} editing={editing} />
      {definition === undefined ? (
        <p className={styles['none']}>
          Unknown block type. The block is stored unchanged, but shoppers do not see it.
        </p>
      ) : (
        groupsOf(definition.properties).map(([group, properties]) => (
          <fieldset key={group} className={styles['group']}>
            <legend>{group}</legend>
            {properties.map(([name, property]) => (
              <PropertyControl
                key={name}
                block={block}
                name={name}
                property={property}
                editing={editing}
                onEditText={onEditText}
              />
            ))}
          </fieldset>
        ))
      )}
    </section>
  );
}

/** Fields of every block: type, width, visibility and audience. */
function LayoutFields({ block, editor, editing }: Omit<InspectorProps, 'onEditText'>) {
  const { uuid, wire } = block;
  return (
    <div className={styles['group']}>
      <TemplateChoice block={block} editor={editor} />
      <NumberField
        label="Width (of 12 columns)"
        value={editor.sizeOf(uuid) ?? 12}
        min={3}
        max={12}
        onChange={(size) => {
          editor.resize(size);
        }}
      />
      <CheckField label="Visible to shoppers">
        {(control) => (
          <input
            {...control}
            type="checkbox"
            checked={publishedIn(wire)}
            onChange={(event) => {
              editing.publishBlock(uuid, event.currentTarget.checked);
            }}
          />
        )}
      </CheckField>
      <Audience block={block} editing={editing} />
    </div>
  );
}

interface PropertyProps {
  readonly block: LiveBlock;
  readonly name: string;
  readonly property: Property<unknown>;
  readonly editing: Editing;
  readonly onEditText: (uuid: string) => void;
}

/** Rich text is edited on the page, so the panel shows a button. */
function TextOnPage({ block, name, property, editing, onEditText }: PropertyProps) {
  const { uuid, wire } = block;
  return (
    <Resettable
      property={property}
      value={wire.properties?.[name]?.value}
      onReset={() => {
        editing.clearText(uuid, name);
      }}
    >
      <Button
        onPress={() => {
          onEditText(uuid);
        }}
      >
        Edit text on the page
      </Button>
    </Resettable>
  );
}

function PropertyControl(props: PropertyProps) {
  const { block, name, property, editing } = props;
  const { uuid, wire } = block;
  if (property.kind === 'richText') return <TextOnPage {...props} />;
  const held = (one: string, itsProperty: Property<unknown>): HeldProperty => {
    const { wireName, value } = heldIn(wire.properties, one, itsProperty);
    return {
      property: itsProperty,
      value,
      live: liveFieldOf(editing, { uuid, name: wireName }),
      liveItem: (item) => liveFieldOf(editing, { uuid, name: wireName, item }),
      itemIds: () => editing.itemIdsOf(uuid, wireName),
      onChange: (next) => {
        editing.set(uuid, wireName, next);
      },
    };
  };
  const properties: Readonly<Record<string, Property<unknown>>> =
    blockRegistry.find(typeNameOf(wire))?.properties ?? {};
  const own = held(name, property);
  const reset = (): void => {
    editing.transact(() => {
      for (const wireName of wireNamesWith(name, properties)) {
        if (wire.properties?.[wireName] !== undefined) editing.set(uuid, wireName, undefined);
      }
    });
  };
  return (
    <Resettable property={property} value={own.value} onReset={reset}>
      <Control
        {...own}
        sibling={(other) => {
          const found = properties[other];
          return found && held(other, found);
        }}
      />
    </Resettable>
  );
}

const order: readonly PropertyGroup[] = [
  'Content',
  'Image',
  'Actions',
  'Layout',
  'Colours',
  'Type',
];

type Named = readonly [string, Property<unknown>];

function groupsOf(properties: Readonly<Record<string, Property<unknown>>>) {
  const all = Object.entries(properties);
  return order.flatMap((group): (readonly [PropertyGroup, readonly Named[]])[] => {
    const own = all.filter(([, property]) => property.group === group);
    return own.length === 0 ? [] : [[group, own]];
  });
}
