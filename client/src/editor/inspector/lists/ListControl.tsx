import { listIn, objectIn, textIn, truthIn } from '@selvedge/shared/blocks/model/wire';
import type { PropertyKind } from '@selvedge/shared/blocks/model/property';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { ItemList } from './ItemList.js';
import type { ControlProps, HeldProperty } from '../control-props.js';
import { IconField } from '../controls/IconControl.js';
import { TypedInput } from '../controls/TypedInput.js';
import { hrefOfAction } from '../links/href-of-action.js';
import { LinkField } from '../links/LinkControl.js';
import { CheckField, Field } from '../../../ui/office/Field.js';

type Item = Readonly<Record<string, Json>>;
type ListKind = Extract<PropertyKind, 'actions' | 'pills'>;

const lists = {
  actions: { noun: 'button', fresh: { text: 'Read more', href: '/' } },
  pills: { noun: 'label', fresh: { text: 'New' } },
} as const;
/** Limit for properties without `max`. */
const manyItems = 50;

/** Buttons with text, icon and link. */
export function ActionsControl(props: ControlProps) {
  return <ListControl {...props} kind="actions" />;
}

/** Small labels with text and icon. */
export function PillsControl(props: ControlProps) {
  return <ListControl {...props} kind="pills" />;
}

function ListControl({
  kind,
  property,
  value,
  onChange,
  liveItem,
  itemIds,
}: ControlProps & { kind: ListKind }) {
  const items = (listIn(value) ?? []).map(
    (item): Item => objectIn(item) ?? { text: textIn(item) ?? '' },
  );
  return (
    <ItemList
      {...lists[kind]}
      label={property.label}
      items={items}
      ids={itemIds}
      most={property.max ?? manyItems}
      titleOf={({ text }) => textIn(text) ?? ''}
      onChange={onChange}
    >
      {(item, onItem, index) => (
        <ItemFields {...{ kind, item, onItem }} live={liveItem?.(index)} isFirst={index === 0} />
      )}
    </ItemList>
  );
}

interface ItemProps {
  readonly kind: ListKind;
  readonly item: Item;
  /** Without an explicit choice, the first button is the primary one. */
  readonly isFirst: boolean;
  readonly onItem: (item: Item) => void;
}

function ItemFields({ kind, item, live, isFirst, onItem }: ItemProps & Pick<HeldProperty, 'live'>) {
  return (
    <>
      <Field label="Text">
        {(control) => (
          <TypedInput
            {...control}
            live={live}
            value={textIn(item['text']) ?? ''}
            onTextChange={(text) => {
              onItem({ ...item, text });
            }}
          />
        )}
      </Field>
      {kind === 'actions' && <TargetFields {...{ item, isFirst, onItem }} />}
      <IconField
        label="Icon"
        value={textIn(item['icon'])}
        onChange={(icon) => {
          onItem({ ...item, icon: icon ?? '' });
        }}
      />
    </>
  );
}

function TargetFields({ item, isFirst, onItem }: Omit<ItemProps, 'kind'>) {
  return (
    <>
      <LinkField
        label="Link"
        href={hrefOfAction(item)}
        onTarget={(target) => {
          const { action: _before, ...rest } = item;
          onItem({ ...rest, href: target?.href ?? '' });
        }}
      />
      <CheckField label="Open in a new tab">
        {(control) => (
          <input
            {...control}
            type="checkbox"
            checked={item['target'] === '_blank'}
            onChange={(event) => {
              onItem({ ...item, target: event.currentTarget.checked ? '_blank' : '_self' });
            }}
          />
        )}
      </CheckField>
      <CheckField label="Primary button">
        {(control) => (
          <input
            {...control}
            type="checkbox"
            checked={truthIn(item['primary']) ?? isFirst}
            onChange={(event) => {
              onItem({ ...item, primary: event.currentTarget.checked });
            }}
          />
        )}
      </CheckField>
    </>
  );
}
