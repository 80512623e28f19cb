import { hexColour } from '@selvedge/shared/colours/hex-colour';
import { isInEurope, type DeliveryZone } from '@selvedge/shared/delivery/delivery-zone';
import { zoneLabel } from '@selvedge/shared/delivery/zone-labels';
import { cutoffDay } from '@selvedge/shared/stores/christmas/christmas';
import { christmasColours } from '@selvedge/shared/stores/christmas/christmas-looks';
import { contrast } from '@selvedge/shared/colours/contrast';
import { useFormContext, useWatch } from 'react-hook-form';

import styles from './ChristmasSection.module.css';
import { christmasIn, type ChristmasFields } from './christmas-form.js';
import { CheckInput, ColourInput, TextInput, useProblem } from '../inputs.js';
import { LinkInput } from '../LinkInput.js';
import type { SettingsForm } from '../settings-form.js';
import { countryName } from '../../../ui/office/CountryField.js';
import { Field } from '../../../ui/office/Field.js';
import { Panel } from '../../../ui/office/Panel.js';

/** Settings of the Christmas banner and the last order dates of each delivery zone. */
export function ChristmasSection() {
  const { control } = useFormContext<SettingsForm>();
  const [country, christmas] = useWatch({ control, name: ['country', 'christmas'] });
  return (
    <>
      <Panel
        title="Last order dates before Christmas"
        text="Shown in the banner, on product pages and at checkout until each date has passed."
      >
        <Day zone="home" where={`Your country (${countryName(country)})`} />
        {isInEurope(country) && <Day zone="near" where="Elsewhere in Europe" />}
        <Day zone="far" where="Everywhere else" />
      </Panel>
      <Panel
        title="Christmas banner"
        text="Shown above every page until the last of these dates has passed."
      >
        <CheckInput name="christmas.enabled" label="Show banner and last order dates" />
        <TextInput name="christmas.title" label="Title" maxLength={80} />
        <TextInput name="christmas.copy" label="Text" maxLength={200} />
        <LinkInput name="christmas.href" label="Link (optional)" />
        <div className={styles['two']}>
          <ColourInput
            name="christmas.backgroundColor"
            label="Background colour"
            placeholder={christmasColours.background}
          />
          <ColourInput
            name="christmas.textColor"
            label="Text colour"
            placeholder={christmasColours.text}
          />
        </div>
        <Audience />
        <Preview christmas={christmas} country={country} />
      </Panel>
    </>
  );
}

function Day({ zone, where }: { zone: DeliveryZone; where: string }) {
  return (
    <div className={styles['day']}>
      <TextInput name={`christmas.days.${zone}.date`} label={where} type="date" />
      <TextInput
        name={`christmas.days.${zone}.text`}
        label="Custom text"
        placeholder="Leave blank to use the default text"
        maxLength={60}
      />
    </div>
  );
}

/** Limits the banner to one currency; shown only if shoppers can choose their currency. */
function Audience() {
  const { control, register } = useFormContext<SettingsForm>();
  const { enabled, currencies } = useWatch({ control, name: 'currencyPlugin' });
  const error = useProblem('christmas.currency');
  if (!enabled) return null;
  return (
    <Field label="Audience" error={error}>
      {(field) => (
        <select {...field} {...register('christmas.currency')}>
          <option value="">All visitors</option>
          {currencies.map((code) => (
            <option key={code} value={code}>{`Visitors who see prices in ${code}`}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Minimum contrast of text (WCAG 1.4.3). */
const legible = 4.5;

function Preview({ christmas, country }: { christmas: ChristmasFields; country: string }) {
  const color = colourOf(christmas.textColor) ?? christmasColours.text;
  const background = colourOf(christmas.backgroundColor) ?? christmasColours.background;
  const { enabled, title, copy } = christmas;
  const { cutoffDates } = christmasIn(christmas);
  const home = { code: country, name: countryName(country) };
  return (
    <>
      <div
        className={styles['banner']}
        style={{ color, background }}
        data-off={!enabled}
        role="img"
        aria-label="Preview"
      >
        <strong>{title === '' ? 'Your title' : title}</strong> {copy}
        {cutoffDates.map((day) => (
          <span key={day.region}>
            {`${day.text || zoneLabel(day.region, home)}: order by ${cutoffDay(day)}`}
          </span>
        ))}
      </div>
      {contrast(color, background) < legible && (
        <p className={styles['hint']} role="status">
          These colours have too little contrast.
        </p>
      )}
    </>
  );
}

/** Drops the alpha channel, which banners do not support. */
function colourOf(text: string): string | undefined {
  return hexColour(text)?.slice(0, '#rrggbb'.length);
}
