import { formatMoney } from '@selvedge/shared/money';
import type { ApprovalFilter } from '@selvedge/shared/products/admin/list-labels';
import type { ApprovalRow } from '@selvedge/shared/products/approvals/contract';
import { useRef, useState } from 'react';

import { ApprovalMark } from './ApprovalMark.js';
import styles from './ApprovalsTable.module.css';
import { DenyDialog } from './DenyDialog.js';
import { useDecision } from './useDecision.js';
import { classesOf } from '../../../lib/class-names.js';
import { Ago } from '../../../ui/office/Ago.js';
import { Button } from '../../../ui/office/Button.js';
import { ListTable } from '../../../ui/office/ListTable.js';
import listStyles from '../../../ui/office/ListTable.module.css';
import { goToNextRow } from '../../../ui/office/row-keys.js';

const css = classesOf({ ...listStyles, ...styles });

interface TableProps {
  readonly list: ApprovalFilter;
  readonly products: readonly ApprovalRow[];
  /** Called when the dialog of a denial opens or closes. */
  readonly onDenying: (isOpen: boolean) => void;
}

/** Products with their images and buttons; the arrow keys move between rows. */
export function ApprovalsTable({ list, products, onDenying }: TableProps) {
  return (
    <ListTable label="Product approvals" isStale={false} onKeyDown={goToNextRow}>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Status</th>
          <th scope="col">Decision</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <Row key={product.id} list={list} product={product} onDenying={onDenying} />
        ))}
      </tbody>
    </ListTable>
  );
}

interface RowProps extends Pick<TableProps, 'list' | 'onDenying'> {
  readonly product: ApprovalRow;
}

function Row({ list, product, onDenying }: RowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const deciding = useDecision(list, product, () => {
    focusNext(row.current);
  });
  return (
    <tr ref={row}>
      <th scope="row">
        <Product product={product} />
      </th>
      <td className={css('status')}>
        <Status product={product} />
      </td>
      <td className={css('decision')}>
        <Buttons product={product} onDenying={onDenying} {...deciding} />
        {deciding.conflict !== undefined && (
          <p role="alert" className={css('conflict')}>
            {deciding.conflict}
          </p>
        )}
      </td>
    </tr>
  );
}

function Status({ product }: Pick<RowProps, 'product'>) {
  const { approvalStatus, denialReason, enabled, updatedAt, changedBy } = product;
  return (
    <>
      <ApprovalMark status={approvalStatus} />
      {denialReason !== null && (
        <span className={css('small')} dir="auto">
          {denialReason}
        </span>
      )}
      {!enabled && <span className={css('small')}>Disabled by the owner</span>}
      <span className={css('small')}>
        Changed <Ago time={updatedAt} />
        {changedBy !== null && (
          <>
            {' '}
            by <bdi>{changedBy}</bdi>
          </>
        )}
      </span>
    </>
  );
}

/** Keeps the place of keyboard users when the row leaves the list. */
function focusNext(row: HTMLTableRowElement | null): void {
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  (next?.querySelector('button') ?? document.getElementById('content'))?.focus();
}

function Product({ product }: Pick<RowProps, 'product'>) {
  const { division, store, name, address, description, images, approvalNote } = product;
  return (
    <div className={css('product')}>
      <div className={css('images')}>
        {images.map((image) => (
          <img
            key={image}
            src={pictureOf(division, image)}
            alt=""
            width={64}
            height={80}
            loading="lazy"
          />
        ))}
      </div>
      <div className={css('words')}>
        {address === '' ? (
          <span dir="auto">{name}</span>
        ) : (
          <a href={address} className={css('link')} dir="auto">
            {name}
          </a>
        )}
        <p className={css('shop')}>
          <bdi>{store}</bdi> · {formatMoney({ amount: product.price, currency: product.currency })}
        </p>
        <p className={css('small')} dir="auto">
          {description}
        </p>
        {approvalNote !== null && (
          <q className={css('note')} aria-label="Note of the owner" dir="auto">
            {approvalNote}
          </q>
        )}
      </div>
    </div>
  );
}

/** The staff host serves the images of a shop only by its division. */
function pictureOf(division: number, image: string): string {
  return `/omnis/v3/atlas/divisions/${String(division)}/pictures/?of=${encodeURIComponent(image)}&w=160`;
}

type ButtonsProps = Pick<RowProps, 'product' | 'onDenying'> &
  Pick<ReturnType<typeof useDecision>, 'decide' | 'isPending'>;

function Buttons({ product, decide, isPending, onDenying }: ButtonsProps) {
  const { name, approvalStatus, approvalNote } = product;
  const [isDenying, setDenying] = useState(false);
  const toggleDialog = (isOpen: boolean) => {
    setDenying(isOpen);
    onDenying(isOpen);
  };
  return (
    <div className={css('buttons')}>
      {approvalStatus !== 1 && (
        <Button
          data-column="approve"
          aria-label={`Approve ${name}`}
          isPending={isPending}
          onPress={() => {
            decide({ approvalStatus: 1, denialReason: null });
          }}
        >
          Approve
        </Button>
      )}
      {(approvalStatus !== -1 || approvalNote !== null) && (
        <Button
          data-column="deny"
          aria-label={`Deny ${name}`}
          isDisabled={isPending}
          onPress={() => {
            toggleDialog(true);
          }}
        >
          Deny
        </Button>
      )}
      {isDenying && (
        <DenyDialog
          name={name}
          onClose={() => {
            toggleDialog(false);
          }}
          onDeny={(denialReason) => {
            toggleDialog(false);
            decide({ approvalStatus: -1, denialReason });
          }}
        />
      )}
    </div>
  );
}
