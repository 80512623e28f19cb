import { useFormContext, useWatch } from 'react-hook-form';

import { CheckInput, TextInput } from '../inputs.js';
import { LinkInput } from '../LinkInput.js';
import styles from './sections.module.css';
import type { SettingsForm } from '../settings-form.js';
import { Panel } from '../../../ui/office/Panel.js';

/** LAY-047: the line above every page of the shop. */
export function BannerSection() {
  const { control } = useFormContext<SettingsForm>();
  const [text, isOn] = useWatch({
    control,
    name: ['sitewideBanner.text', 'sitewideBanner.enabled'],
  });
  return (
    <Panel title="Announcement" text="One line above every page, for what everybody should know.">
      <CheckInput name="sitewideBanner.enabled" label="Show the announcement" />
      <TextInput
        name="sitewideBanner.text"
        label="Text"
        maxLength={200}
        hint="Short texts fit on one line of a phone: about 45 characters."
      />
      <LinkInput name="sitewideBanner.href" label="Link, if it leads somewhere" />
      <p className={styles['strip']} data-off={!isOn} role="img" aria-label="How it looks">
        {text === '' ? 'Your announcement' : text}
      </p>
    </Panel>
  );
}
