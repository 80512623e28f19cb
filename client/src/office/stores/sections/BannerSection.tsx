import { useFormContext, useWatch } from 'react-hook-form';

import { CheckInput, TextInput } from '../inputs.js';
import { LinkInput } from '../LinkInput.js';
import styles from './sections.module.css';
import type { SettingsForm } from '../settings-form.js';
import { Panel } from '../../../ui/office/Panel.js';

/** Announcement above every page of the shop. */
export function BannerSection() {
  const { control } = useFormContext<SettingsForm>();
  const [text, isOn] = useWatch({
    control,
    name: ['sitewideBanner.text', 'sitewideBanner.enabled'],
  });
  return (
    <Panel title="Announcement" text="One line of text above every page.">
      <CheckInput name="sitewideBanner.enabled" label="Show announcement" />
      <TextInput
        name="sitewideBanner.text"
        label="Text"
        maxLength={200}
        hint="About 45 characters fit on one line of a phone."
      />
      <LinkInput name="sitewideBanner.href" label="Link (optional)" />
      <p className={styles['strip']} data-off={!isOn} role="img" aria-label="Preview">
        {text === '' ? 'Your announcement' : text}
      </p>
    </Panel>
  );
}
