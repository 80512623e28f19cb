import type { TakenSlots } from '@selvedge/shared/orders/pigeonholes/contract';

import styles from './SlotsPage.module.css';
import { SlotsTable } from './SlotsTable.js';
import { useSlots } from './useSlots.js';
import { ListPage } from '../../../ui/office/ListPage.js';
import { Notice } from '../../../ui/office/Notice.js';
import { NotLoaded } from '../../../ui/office/NotLoaded.js';
import { SearchForm } from '../../../ui/office/SearchForm.js';

/** ATL-018: the shelf as it stands: which slot holds which order, how much of it is there, and since when. */
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
        title={isNarrowed ? 'No slot begins like this' : 'Every slot is empty'}
        text={
          isNarrowed
            ? 'Neither its code nor the number of the order in it.'
            : 'What is put into one, on the page of its order, shows here.'
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
  if (hasMore) return `The first ${String(count)} slots; search for the others`;
  return count === 1 ? '1 slot is taken' : `${String(count)} slots are taken`;
}
