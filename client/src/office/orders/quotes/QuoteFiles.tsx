import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import {
  mostQuoteFiles,
  type OrderQuote,
  type QuoteDocument,
} from '@selvedge/shared/orders/quotes/quote';
import { FileTrigger } from 'react-aria-components';

import { mockupLabels } from './quote-labels.js';
import { addMockup, addQuoteDocument, removeQuoteDocument } from './quotes.api.js';
import styles from './Quote.module.css';
import { useQuoteWork } from './useQuoteWork.js';
import { Button } from '../../../ui/office/Button.js';
import { formatDateTime } from '../../../ui/office/dates.js';

interface FilesProps {
  readonly order: AtlasOrder;
  readonly quote: OrderQuote;
  readonly mayAdd: boolean;
}

const pictures = ['image/png', 'image/jpeg', 'image/webp'];

/** Mock-up images. The customer approves the newest one. */
export function MockupList({ order, quote: { mockups }, mayAdd }: FilesProps) {
  const adding = useQuoteWork(order.id, (file: File) => addMockup(order.id, file));
  if (mockups.length === 0 && !mayAdd) return null;
  return (
    <section className={styles['part']} aria-label="Mock-ups">
      <h3 className={styles['heading']}>Mock-ups</h3>
      {mockups.length === 0 && <p className={styles['soft']}>No mock-ups yet.</p>}
      <ul className={styles['mockups']}>
        {mockups.toReversed().map(({ id, state, comment, createdAt, url }, nth) => (
          <li key={id} className={styles['mockup']}>
            <a href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={`Mock-up from ${formatDateTime(createdAt)}`} loading="lazy" />
            </a>
            <p>{nth === 0 || state !== 'waiting' ? mockupLabels[state] : 'Replaced'}</p>
            {comment !== null && <p className={styles['soft']}>“{comment}”</p>}
          </li>
        ))}
      </ul>
      {mayAdd && (
        <ChooseFile
          label="Add mock-up"
          types={pictures}
          isPending={adding.isPending}
          isFull={mockups.length >= mostQuoteFiles}
          onFile={adding.mutate}
        />
      )}
    </section>
  );
}

/** Documents that the customer can download from the quote page. */
export function DocumentList({ order, quote: { documents }, mayAdd }: FilesProps) {
  const adding = useQuoteWork(order.id, (file: File) => addQuoteDocument(order.id, file));
  const removing = useQuoteWork(order.id, (id: string) => removeQuoteDocument(order.id, id));
  if (documents.length === 0 && !mayAdd) return null;
  return (
    <section className={styles['part']} aria-label="Documents">
      <h3 className={styles['heading']}>Documents</h3>
      {documents.length === 0 && <p className={styles['soft']}>No documents yet.</p>}
      <ul className={styles['documents']}>
        {documents.map((document) => (
          <li key={document.id} className={styles['document']}>
            <DocumentLink {...document} />
            {mayAdd && (
              <Button
                aria-label={`Remove ${nameOf(document)}`}
                isDisabled={removing.isPending}
                onPress={() => {
                  removing.mutate(document.id);
                }}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayAdd && (
        <ChooseFile
          label="Attach document"
          types={['application/pdf', ...pictures]}
          isPending={adding.isPending}
          isFull={documents.length >= mostQuoteFiles}
          onFile={adding.mutate}
        />
      )}
    </section>
  );
}

function DocumentLink(document: QuoteDocument) {
  const { bytes, createdAt, url } = document;
  return (
    <p>
      <a href={url} download={nameOf(document)}>
        {nameOf(document)}
      </a>{' '}
      <span className={styles['soft']}>
        {`${String(Math.ceil(bytes / 1024))} KB, ${formatDateTime(createdAt)}`}
      </span>
    </p>
  );
}

function nameOf({ name }: Pick<QuoteDocument, 'name'>): string {
  return name ?? 'Document';
}

function ChooseFile(props: {
  readonly label: string;
  readonly types: readonly string[];
  readonly isPending: boolean;
  readonly isFull: boolean;
  readonly onFile: (file: File) => void;
}) {
  const { label, types, isPending, isFull, onFile } = props;
  return (
    <div>
      <FileTrigger
        acceptedFileTypes={[...types]}
        onSelect={(files) => {
          const file = files?.[0];
          if (file !== undefined) onFile(file);
        }}
      >
        <Button isPending={isPending} isDisabled={isFull}>
          {label}
        </Button>
      </FileTrigger>
    </div>
  );
}
