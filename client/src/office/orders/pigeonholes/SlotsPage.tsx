import type { TakenSlots } from '@selvedge/shared/orders/pigeonholes/contract';

import styles from './SlotsPage.module.css';
import { SlotsTable } from './SlotsTable.js';
import { useSlots } from './useSlots.js';
import { ListPage } from '../../../ui/office/ListPage.js';
import { Notice } from '../../../ui/office/Notice.js';
import { NotLoaded } from '../../../ui/office/NotLoaded.js';
import { SearchForm } from '../../../ui/office/SearchForm.js';

/** Slots in use: order, number of pieces and time in the slot. */
export function SlotsPage(props: {
  readonly term: string;
  readonly onTerm: (term: string) => void;
}) {
  const { term, onTerm } = props;
  const slots = useSlots(term);
  return (
    <ListPage
      title="Slots"
      tools={
        <search>
          <SearchForm
            label="Search slots by code or order number"
            placeholder="Code or order number"
            term={term}
            onTerm={onTerm}
          />
        </search>
      }
    >
      {slots.isError && <NotLoaded what="The slots" of={slots} />}
      {slots.data !== undefined && <Slots taken={slots.data} isNarrowed={term !== ''} />}
    </ListPage>
  );
}

function Slots({
  taken,
  isNarrowed,
}: {
  readonly taken: TakenSlots;
  readonly isNarrowed: boolean;
}) {
  const { slots, hasMore } = taken;
  if (slots.length === 0)
    return (
      <Notice
        title={isNarrowed ? 'No matches' : 'No slots in use'}
        text={
          isNarrowed
            ? 'No slot code or order number starts with this search term.'
            : 'Items placed in a slot on their order page appear here.'
        }
      />
    );
  return (
    <>
      <p role="status" className={styles['count']}>
        {countLabel(slots.length, hasMore)}
      </p>
      <SlotsTable slots={slots} />
    </>
  );
}

function countLabel(count: number, hasMore: boolean): string {
  if (hasMore) return `Showing the first ${String(count)} slots. Search to find others.`;
  return count === 1 ? '1 slot in use' : `${String(count)} slots in use`;
}
