import { cookieMessageLength } from '@selvedge/shared/stores/measurement/measurement';

import { CheckInput, TextInput } from '../inputs.js';
import styles from './sections.module.css';
import { Panel } from '../../../ui/office/Panel.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

/** Analytics, advertising and the cookie banner. */
export function MeasurementSection() {
  return (
    <>
      <AnalyticsPanel />
      <AdvertisingPanel />
      <Panel title="Cookie banner" text="Shown to visitors if any service above is set up.">
        <TextInput
          name="cookiePolicy.message"
          label="Message"
          rows={3}
          maxLength={cookieMessageLength}
          hint="Leave blank to use the default text, which names the services."
        />
        <CheckInput
          name="cookiePolicy.allowEssentialOnly"
          label="Offer essential cookies only"
          hint="Many countries require declining to be as easy as accepting."
        />
      </Panel>
    </>
  );
}

function AnalyticsPanel() {
  return (
    <Panel
      title="Analytics"
      text="Nothing loads before the visitor agrees, and never on sign-in or payment pages."
    >
      <div className={sharedStyle('two', styles['two'])}>
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
          hint="Universal Analytics (legacy)."
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
    hint: 'Google Ads: the digits after AW-.',
  },
  {
    name: 'measurement.conversionLabel',
    label: 'Conversion label',
    hint: 'The part after the slash of the same conversion.',
  },
] as const;

function AdvertisingPanel() {
  return (
    <Panel title="Advertising" text="Each purchase is reported once, from its receipt page.">
      <div className={sharedStyle('two', styles['two'])}>
        {advertising.map((field) => (
          <TextInput key={field.name} {...field} maxLength={40} />
        ))}
      </div>
    </Panel>
  );
}
