import { CSV_COLUMNS } from '@selvedge/shared/products/admin/csv-columns';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Download, FileUp } from 'lucide-react';
import { useState } from 'react';

import styles from './ImportPage.module.css';
import { ImportRows } from './ImportRows.js';
import { reportUrl } from '../products.api.js';
import { useImport } from './useImport.js';
import { backLink } from '../../../ui/office/back-link.js';
import { Button } from '../../../ui/office/Button.js';
import { buttonLink } from '../../../ui/office/button-link.js';
import { NotLoaded } from '../../../ui/office/NotLoaded.js';
import { Panel } from '../../../ui/office/Panel.js';
import { ProgressBar } from '../../../ui/office/ProgressBar.js';
import type { ProductImport } from '@selvedge/shared/products/admin/import/contract';

/** CSV import of products: dry run, import, then the rejected rows. */
export function ImportPage(props: {
  uuid: string | undefined;
  onUuid: (uuid: string | undefined) => void;
}) {
  const { uuid, onUuid } = props;
  const { found, check, run } = useImport(uuid, onUuid);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Link to="/products" className={backLink}>
          <ArrowLeft size={16} aria-hidden /> Products
        </Link>
        <h1 className={styles['title']}>Import products</h1>
      </header>
      {uuid === undefined && (
        <Upload
          isBusy={check.isPending}
          error={check.error?.message}
          onFile={(file) => {
            check.mutate(file);
          }}
        />
      )}
      {found.isError && <NotLoaded what="This import" of={found} />}
      {uuid !== undefined && found.data !== undefined && (
        <Checked
          file={found.data}
          isStarting={run.isPending}
          onRun={() => {
            run.mutate(uuid);
          }}
          onOther={() => {
            onUuid(undefined);
          }}
        />
      )}
    </div>
  );
}

function Upload(props: {
  isBusy: boolean;
  error: string | undefined;
  onFile: (file: File) => void;
}) {
  const { isBusy, error, onFile } = props;
  const [isOver, setOver] = useState(false);
  return (
    <>
      <label
        className={styles['drop']}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => {
          setOver(false);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const file = event.dataTransfer.files.item(0);
          if (file !== null) onFile(file);
        }}
      >
        <FileUp size={28} aria-hidden />
        <strong>{isBusy ? 'Checking the file…' : 'Drop a CSV file here, or choose one'}</strong>
        <span>You can review every row before anything changes. Maximum size: 4 MB.</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          disabled={isBusy}
          onChange={(event) => {
            const file = event.currentTarget.files?.item(0);
            if (file) onFile(file);
            event.currentTarget.value = '';
          }}
        />
      </label>
      {error !== undefined && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      <Columns />
    </>
  );
}

function Columns() {
  return (
    <Panel title="Columns" text="Columns that are not in your file stay unchanged.">
      <dl className={styles['columns']}>
        {Object.entries(CSV_COLUMNS).map(([column, text]) => (
          <div key={column}>
            <dt>{column}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Checked(props: {
  file: ProductImport;
  isStarting: boolean;
  onRun: () => void;
  onOther: () => void;
}) {
  const { file, isStarting, onRun, onOther } = props;
  const { status, counts, total, done } = file;
  const isDone = status === 'done';
  const writes = counts.create + counts.change;
  return (
    <>
      <Panel title={file.fileName}>
        <ul className={styles['counts']}>
          <Count amount={counts.create} text={isDone ? 'created' : 'to create'} />
          <Count amount={counts.change} text={isDone ? 'updated' : 'to update'} />
          <Count amount={counts.unchanged} text="unchanged" />
          <Count amount={counts.refused} text="rejected" isBad={counts.refused > 0} />
        </ul>
        {status !== 'checked' && <ProgressBar label="Rows processed" done={done} total={total} />}
        <div className={styles['actions']}>
          {status === 'checked' && (
            <Button kind="primary" isDisabled={writes === 0} isPending={isStarting} onPress={onRun}>
              Import {writes} {writes === 1 ? 'product' : 'products'}
            </Button>
          )}
          {counts.refused > 0 && (
            <a className={buttonLink()} href={reportUrl(file.uuid)} download>
              <Download size={16} aria-hidden /> Download rejected rows
            </a>
          )}
          <Button onPress={onOther}>
            {isDone ? 'Import another file' : 'Choose another file'}
          </Button>
          {isDone && (
            <Link to="/products" className={buttonLink()}>
              View products
            </Link>
          )}
        </div>
      </Panel>
      <ImportRows rows={file.rows} total={total} />
    </>
  );
}

function Count(props: { amount: number; text: string; isBad?: boolean }) {
  return (
    <li data-bad={props.isBad === true}>
      <strong>{props.amount}</strong> {props.text}
    </li>
  );
}
