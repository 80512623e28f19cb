import { Link } from '@tanstack/react-router';
import { Image } from 'lucide-react';

import type { ProductGroupKind, ProductGroupListRow } from '../collections.api.js';
import { PRODUCT_GROUP_LABELS } from '../product-group-labels.js';
import styles from './ProductGroupTable.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { Ago } from '../../../ui/office/Ago.js';
import { ListTable } from '../../../ui/office/ListTable.js';
import listStyles from '../../../ui/office/ListTable.module.css';
import { StateMark } from '../../products/index.js';

const css = classesOf({ ...listStyles, ...styles });

export function ProductGroupTable(props: {
  kind: ProductGroupKind;
  rows: readonly ProductGroupListRow[];
  isStale: boolean;
}) {
  const { kind, rows, isStale } = props;
  const { title } = PRODUCT_GROUP_LABELS[kind];
  return (
    <ListTable label={title} isStale={isStale}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          {kind === 'collections' && <th scope="col">Status</th>}
          <th scope="col" className={css('number', 'count')}>
            Products
          </th>
          <th scope="col">Web address</th>
          <th scope="col">Updated</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.uuid} kind={kind} row={row} />
        ))}
      </tbody>
    </ListTable>
  );
}

function Row({ kind, row }: { kind: ProductGroupKind; row: ProductGroupListRow }) {
  const { uuid, name, urlName, image, enabled, products, updatedAt } = row;
  return (
    <tr>
      <td>
        <Link to={`/${kind}/$uuid`} params={{ uuid }} className={css('link')}>
          <span className={css('picture', kind === 'creators' && 'round')}>
            {image === null ? (
              <Image size={16} aria-hidden />
            ) : (
              <img src={`${image}?w=80`} alt="" width={32} height={32} loading="lazy" />
            )}
          </span>
          <span className={css('name')} dir="auto">
            {name}
          </span>
        </Link>
      </td>
      {enabled !== undefined && (
        <td>
          <StateMark product={{ enabled, approvalStatus: null }} />
        </td>
      )}
      <td className={css('number', products === 0 && 'faint')} data-label="Products">
        {products}
      </td>
      <td className={css('soft')} data-label="Web address">
        {urlName}
      </td>
      <td className={css('soft')} data-label="Updated">
        <Ago time={updatedAt} />
      </td>
    </tr>
  );
}
