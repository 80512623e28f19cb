import { cookieMessageLength } from '@selvedge/shared/stores/measurement/measurement';

import { CheckInput, TextInput } from '../inputs.js';
import styles from './sections.module.css';
import { Panel } from '../../../ui/office/Panel.js';
import { look } from '../../../ui/office/look.js';

/** STO-015, STO-019 to STO-021: what the shop is measured by, and how visitors are asked. */
export function MeasurementSection() {
  return (
    <>
      <AnalyticsPanel />
      <AdvertisingPanel />
      <Panel title="Cookie question" text="Visitors are asked where something above is filled in.">
        <TextInput
          name="cookiePolicy.message"
          label="Message"
          rows={3}
          maxLength={cookieMessageLength}
          hint="Empty for our own words, which name who is told."
        />
        <CheckInput
          name="cookiePolicy.allowEssentialOnly"
          label="Offer essential cookies only"
          hint="Many countries ask that no is as easy to say as yes."
        />
      </Panel>
    </>
  );
}

function AnalyticsPanel() {
  return (
    <Panel
      title="Analytics"
      text="Nothing is loaded, and nobody is told of a visit, before the visitor agrees. Never where people sign in or pay."
    >
      <div className={look('two', styles['two'])}>
        <TextInput
          name="measurement.measurementId"
          label="Measurement ID"
          placeholder="G-AB12CD34EF"
          maxLength={30}
          hint="Google Analytics 4: Admin, Data streams."
        />
        <TextInput
          name="measurement.trackingId"
          label="Tracking ID"
          placeholder="UA-12345678-1"
          maxLength={30}
          hint="Google Analytics of before."
        />
      </div>
    </Panel>
  );
}

const advertising = [
  { name: 'measurement.facebookPixel', label: 'Facebook pixel', placeholder: '15 or 16 digits' },
  { name: 'measurement.pinterestTag', label: 'Pinterest tag', placeholder: '13 digits' },
  {
    name: 'measurement.conversionId',
    label: 'Conversion ID',
    hint: 'Google Ads: the digits behind AW-.',
  },
  {
    name: 'measurement.conversionLabel',
    label: 'Conversion label',
    hint: 'Behind the slash of the same conversion.',
  },
] as const;

function AdvertisingPanel() {
  return (
    <Panel title="Advertising" text="Each purchase is told once, from its receipt.">
      <div className={look('two', styles['two'])}>
        {advertising.map((field) => (
          <TextInput key={field.name} {...field} maxLength={40} />
        ))}
      </div>
    </Panel>
  );
}
