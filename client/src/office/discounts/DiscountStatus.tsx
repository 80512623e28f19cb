import type { OpenedDiscount } from '@selvedge/shared/discounts/contract';
import { mostIssuedCodes } from '@selvedge/shared/discounts/discount';
import { valueText } from '@selvedge/shared/discounts/value-text';
import { formatMoney } from '@selvedge/shared/money';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';

import { codeText, STATE_NAMES } from './discount-labels.js';
import { codesPath, issueCodes, pauseDiscount } from './discounts.api.js';
import styles from './DiscountPanels.module.css';
import { Button } from '../../ui/office/Button.js';
import { buttonLink } from '../../ui/office/button-link.js';
import { CopyButton } from '../../ui/office/CopyButton.js';
import { Panel } from '../../ui/office/Panel.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';
import { TextField } from '../../ui/office/TextField.js';

interface StatusProps {
  readonly discount: OpenedDiscount;
  readonly onChange: (discount: OpenedDiscount) => void;
}

/** Status, figures and link of a saved discount, with its actions. */
export function StatusPanel({ discount, onChange }: StatusProps) {
  const { uuid, isPaused, state, code, figures } = discount;
  const notify = useSnackbar();
  const pausing = useMutation({
    mutationFn: () => pauseDiscount(uuid, !isPaused),
    onSuccess: (changed) => {
      onChange(changed);
      notify(changed.isPaused ? 'Discount paused' : 'Discount resumed');
    },
    onError: ({ message }) => {
      notify(message);
    },
  });
  const { uses, revenue, given, currency } = figures;
  const link = `${globalThis.location.origin}/discount/${code ?? ''}/`;
  return (
    <Panel
      title="Status"
      text={`${STATE_NAMES[state]} · ${valueText(discount.value, discount.figures.currency)}`}
    >
      <dl className={styles['figures']}>
        <dt>Uses</dt>
        <dd>{uses}</dd>
        <dt>Revenue</dt>
        <dd>{formatMoney({ amount: revenue, currency })}</dd>
        <dt>Discount given</dt>
        <dd>{formatMoney({ amount: given, currency })}</dd>
      </dl>
      {code !== null && (
        <p className={styles['link']}>
          <span translate="no">{link}</span>
          <CopyButton label="Copy the link that applies the code" text={link} />
        </p>
      )}
      <div className={styles['buttons']}>
        <Button
          isPending={pausing.isPending}
          onPress={() => {
            pausing.mutate();
          }}
        >
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
        <Link to="/discounts/new" search={{ from: uuid }} className={buttonLink()}>
          Duplicate
        </Link>
      </div>
    </Panel>
  );
}

/** Issues single-use codes and downloads them. */
export function CodesPanel({ discount, onChange }: StatusProps) {
  const { uuid, issued } = discount;
  const [count, setCount] = useState('100');
  const notify = useSnackbar();
  const issuing = useMutation({
    mutationFn: () => issueCodes(uuid, Number(count)),
    onSuccess: (changed) => {
      onChange(changed);
      notify('Codes created');
    },
    onError: ({ message }) => {
      notify(message);
    },
  });
  return (
    <Panel title="Codes" text={codeText(discount)}>
      <TextField
        label="New codes"
        description={`At most ${mostIssuedCodes.toLocaleString('en')} at a time. Each can be used for one order.`}
        type="number"
        inputMode="numeric"
        value={count}
        onChange={setCount}
      />
      <div className={styles['buttons']}>
        <Button
          isPending={issuing.isPending}
          onPress={() => {
            issuing.mutate();
          }}
        >
          Create codes
        </Button>
        {issued > 0 && (
          <a className={buttonLink()} href={codesPath(uuid)} download>
            <Download size={16} aria-hidden /> Download CSV
          </a>
        )}
      </div>
    </Panel>
  );
}
