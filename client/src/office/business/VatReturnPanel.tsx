import { useState } from 'react';

import { buttonLink } from '../../ui/office/button-link.js';
import { Field } from '../../ui/office/Field.js';
import fields from '../../ui/office/fields.module.css';
import { Panel } from '../../ui/office/Panel.js';
import { lastQuarter } from './last-quarter.js';

/** Download of the tax of a period by country and rate. */
export function VatReturnPanel() {
  const [period, setPeriod] = useState(() => lastQuarter(new Date()));
  const query = new URLSearchParams({ ...period });
  return (
    <Panel
      title="VAT return"
      text="Invoiced sales and refunds of a period as CSV, by country and VAT rate. Includes the rows for the EU One Stop Shop."
    >
      <div className={fields['form']}>
        <div className={fields['fields']}>
          <Day label="From" day={period.from} onChange={(from) => setPeriod({ ...period, from })} />
          <Day label="To" day={period.to} onChange={(to) => setPeriod({ ...period, to })} />
        </div>
        <div className={fields['buttons']}>
          <a
            className={buttonLink()}
            href={`/omnis/v3/dashboard/vat-return/?${query.toString()}`}
            download
          >
            Download VAT return
          </a>
        </div>
      </div>
    </Panel>
  );
}

/** Date field; an incomplete date keeps the previous one. */
function Day(props: {
  readonly label: string;
  readonly day: string;
  readonly onChange: (day: string) => void;
}) {
  const { label, day, onChange } = props;
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={day}
          onChange={({ currentTarget: { value } }) => {
            if (value !== '') onChange(value);
          }}
        />
      )}
    </Field>
  );
}
