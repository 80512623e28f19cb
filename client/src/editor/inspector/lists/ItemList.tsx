import { ChevronDown, ChevronRight, Copy, Plus } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';

import styles from './ItemList.module.css';
import { added, copied, moved, placeAfterMove, removed } from './item-order.js';
import { Button } from '../../../ui/office/Button.js';
import { Grip, Moved, RowTool, RowTools } from '../../../ui/office/RowTools.js';
import { useReorder, type Reorder } from '../../../ui/office/useReorder.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

interface ItemListProps<Item> {
  readonly label: string;
  /** Name of one item in lower case, for example `button`. */
  readonly noun: string;
  readonly items: readonly Item[];
  /** Returns the current ids of the items; undefined if they have none. */
  readonly ids?: (() => readonly string[] | undefined) | undefined;
  /** Maximum number of items. */
  readonly most: number;
  readonly titleOf: (item: Item) => string;
  /** Image before the title of an item. */
  readonly pictureOf?: (item: Item) => ReactNode;
  /** Adds an item when it needs input first; otherwise `fresh` is added. */
  readonly onAdd?: () => void;
  readonly fresh?: Item;
  readonly onChange: (items: readonly Item[]) => void;
  /** Fields of the expanded item. */
  readonly children: (item: Item, onItem: (item: Item) => void, index: number) => ReactNode;
}

/**
 * Sortable list with one expanded item. Items are moved by dragging the grip or with Alt and arrow
 * keys.
 */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const { label, noun, items, ids, most, fresh, onAdd, onChange } = props;
  const { keyAt, openAt, open } = useOpenItem(ids);
  const order = useReorder(items.length, capital(noun), (from, to) => {
    const at = items.findIndex((_item, index) => keyAt(index) === open);
    onChange(moved(items, from, to));
    if (at !== -1) openAt(placeAfterMove(at, from, to));
  });
  const isFull = items.length >= most;
  return (
    <div className={styles['list']} role="group" aria-label={label}>
      <span className={styles['label']}>{label}</span>
      {items.length > 0 && (
        <ul>
          {items.map((item, index) => (
            <Row
              key={keyAt(index)}
              {...{ ...props, item, index, order, isFull }}
              isOpen={open === keyAt(index)}
              onOpen={openAt}
            />
          ))}
        </ul>
      )}
      <Moved order={order} />
      <span>
        <Button
          isDisabled={isFull}
          onPress={() => {
            if (fresh === undefined) onAdd?.();
            else {
              onChange(added(items, fresh));
              openAt(items.length);
            }
          }}
        >
          <span className={styles['add']}>
            <Plus size={14} aria-hidden /> Add {noun}
          </span>
        </Button>
      </span>
      {isFull && <p className={styles['full']}>You have reached the maximum of {String(most)}.</p>}
    </div>
  );
}

/**
 * State of the expanded item. It is known by its id, because another person may insert an item above
 * it; items without ids are known by their index.
 */
function useOpenItem(ids: ItemListProps<unknown>['ids']) {
  const [open, setOpen] = useState<string | number>();
  const keyAt = (index: number): string | number => ids?.()?.[index] ?? index;
  const openAt = (index: number | undefined): void => {
    setOpen(index === undefined ? undefined : keyAt(index));
  };
  return { open, keyAt, openAt };
}

interface RowProps<Item> extends ItemListProps<Item> {
  readonly item: Item;
  readonly index: number;
  readonly order: Reorder;
  readonly isFull: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (index: number | undefined) => void;
}

function Row<Item>(props: RowProps<Item>) {
  const { item, index, items, order, isOpen, onOpen, onChange, children } = props;
  const id = useId();
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <li className={styles['item']} {...order.rowProps(index)}>
      <div className={styles['head']}>
        <Grip order={order} index={index} />
        {props.pictureOf?.(item)}
        <button
          type="button"
          className={sharedStyle('row', styles['title'])}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => {
            onOpen(isOpen ? undefined : index);
          }}
          onKeyDown={(event) => {
            moveByKey(event, order, index);
          }}
        >
          <span>{nameOf(props)}</span>
          <Chevron size={15} aria-hidden />
        </button>
      </div>
      <div id={id} className={styles['body']} hidden={!isOpen}>
        {isOpen && (
          <>
            {children(
              item,
              (next) => {
                onChange(items.with(index, next));
              },
              index,
            )}
            <Tools {...props} />
          </>
        )}
      </div>
    </li>
  );
}

function Tools<Item>(props: RowProps<Item>) {
  const { noun, items, index, order, isFull, onOpen, onChange } = props;
  const name = `${noun} ${nameOf(props)}`;
  return (
    <div className={styles['tools']}>
      <RowTool
        aria-label={`Duplicate ${name}`}
        disabled={isFull}
        onClick={() => {
          onChange(copied(items, index));
          onOpen(index + 1);
        }}
      >
        <Copy size={15} aria-hidden />
      </RowTool>
      <RowTools
        {...{ order, index, name }}
        count={items.length}
        onRemove={() => {
          onChange(removed(items, index));
          onOpen(undefined);
        }}
      />
    </div>
  );
}

/** Title of the item, or its number if it has none. */
function nameOf<Item>({ titleOf, item, noun, index }: RowProps<Item>): string {
  return titleOf(item).trim() || `${capital(noun)} ${String(index + 1)}`;
}

/** Stops the event, because the same keys move the block on the page. */
function moveByKey(event: KeyboardEvent, order: Reorder, index: number): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!event.altKey || by === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const list = event.currentTarget.closest('ul');
  const to = Math.min(Math.max(index + by, 0), (list?.children.length ?? 1) - 1);
  order.move(index, index + by);
  // The moved row loses the focus if React inserts it again.
  requestAnimationFrame(() => {
    list?.children[to]?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  });
}

function capital(noun: string): string {
  return noun.slice(0, 1).toUpperCase() + noun.slice(1);
}
