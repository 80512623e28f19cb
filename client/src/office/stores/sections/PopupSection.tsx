import { useFormContext, useWatch } from 'react-hook-form';

import { CheckInput, TextInput } from '../inputs.js';
import styles from './sections.module.css';
import type { SettingsForm } from '../settings-form.js';
import { Panel } from '../../../ui/office/Panel.js';

/** Welcome pop-up of the shop. */
export function PopupSection() {
  const { control } = useFormContext<SettingsForm>();
  const { enabled, heading, description } = useWatch({ control, name: 'sitewidePopup' });
  return (
    <Panel title="Pop-up" text="A window that welcomes visitors to your shop.">
      <CheckInput name="sitewidePopup.enabled" label="Show pop-up" />
      <TextInput name="sitewidePopup.heading" label="Heading" maxLength={120} />
      <TextInput name="sitewidePopup.description" label="Text" maxLength={1000} rows={4} />
      <div className={styles['stage']} data-off={!enabled} role="img" aria-label="Preview">
        <div className={styles['window']}>
          <strong>{heading === '' ? 'Heading' : heading}</strong>
          <p>{description}</p>
        </div>
      </div>
    </Panel>
  );
}
