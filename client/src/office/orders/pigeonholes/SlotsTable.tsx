import type { TakenSlot } from '@selvedge/shared/orders/pigeonholes/contract';
import { Link } from '@tanstack/react-router';

import styles from './SlotsPage.module.css';
import { Due } from '../board/Due.js';
import { PriorityMark } from '../board/PriorityMark.js';
import { OrderPicture } from '../OrderPicture.js';
import { classesOf } from '../../../lib/class-names.js';
import { Ago } from '../../../ui/office/Ago.js';
import { ListTable } from '../../../ui/office/ListTable.js';
import listStyles from '../../../ui/office/ListTable.module.css';
import { StatusMark } from '../../../ui/office/StatusMark.js';

const css = classesOf(listStyles);

export function SlotsTable({ slots }: { readonly slots: readonly TakenSlot[] }) {
  return (
    <ListTable label="Slots" isStale={false}>
      <thead>
        <tr>
          <th scope="col">Slot</th>
          <th scope="col">Order</th>
          <th scope="col">Pieces in slot</th>
          <th scope="col">Since</th>
          <th scope="col">Due</th>
          <th scope="col">Status</th>
          <th scope="col">Shop</th>
        </tr>
      </thead>
      <tbody>
        {slots.map((slot) => (
          <Row key={`${slot.code} ${String(slot.orderId)}`} slot={slot} />
        ))}
      </tbody>
    </ListTable>
  );
}

function Row({ slot }: { readonly slot: TakenSlot }) {
  const { code, orderId, division, image, piecesIn, pieces } = slot;
  return (
    <tr data-slot={code}>
      <td>
        <strong translate="no">{code}</strong>
      </td>
      <td>
        <Link to="/orders/$id" params={{ id: String(orderId) }} className={css('link')}>
          {image !== null && <OrderPicture image={image} division={division} />}
          <span className={css('name')} translate="no">
            #{orderId}
          </span>
        </Link>
      </td>
      <td data-label="Pieces in slot">
        {piecesIn === pieces ? (
          <strong>All {pieces}</strong>
        ) : (
          `${String(piecesIn)} of ${String(pieces)}`
        )}
      </td>
      <td data-label="Since">
        <Ago time={slot.since} />
      </td>
      <td>
        <span className={styles['marks']}>
          <PriorityMark priority={slot.priority} /> <Due order={slot} />
        </span>
      </td>
      <td>
        <StatusMark status={slot.status} />
      </td>
      <td data-label="Shop">{slot.store}</td>
    </tr>
  );
}
