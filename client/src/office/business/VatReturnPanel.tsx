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
      text="Download invoiced sales and refunds as a CSV file, by country and VAT rate. Sales for the EU One Stop Shop are marked."
    >
      <div className={fields['form']}>
        <div className={fields['fields']}>
          <Day
            label="From"
            day={period.from}
            max={period.to}
            onChange={(from) => setPeriod({ ...period, from })}
          />
          <Day
            label="To"
            day={period.to}
            min={period.from}
            onChange={(to) => setPeriod({ ...period, to })}
          />
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
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (day: string) => void;
}) {
  const { label, day, onChange, ...limits } = props;
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          {...limits}
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
