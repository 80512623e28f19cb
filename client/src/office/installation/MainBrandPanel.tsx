import type { Installation, SetUpMainBrand } from '@selvedge/shared/installation/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';

import { setUpMainBrand } from './installation.api.js';
import styles from './InstallationPage.module.css';
import { queryKey } from './queries.js';
import { BrandingFields } from '../opening/index.js';
import { Button } from '../../ui/office/Button.js';
import { buttonLink } from '../../ui/office/button-link.js';
import { Form } from '../../ui/office/Form.js';
import { Panel } from '../../ui/office/Panel.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';
import fields from '../../ui/office/fields.module.css';

const start: SetUpMainBrand = { name: '', theme: 'naked', currency: 'GBP' };

function isSame(one: SetUpMainBrand, other: SetUpMainBrand): boolean {
  return one.name === other.name && one.theme === other.theme && one.currency === other.currency;
}

/** Set-up of the platform's own shop, where people also sign up and open shops. */
export function MainBrandPanel({ brand }: { brand: Installation['mainBrand'] }) {
  const [draft, setDraft] = useState<SetUpMainBrand>(brand ?? start);
  const save = useSetUp();
  return (
    <Panel
      title="Main brand"
      text={
        brand === null
          ? 'Enter a name and choose a theme. People sign up and open their own shops here.'
          : `The main brand is open at ${brand.address}.`
      }
      action={brand !== null && <BrandLinks address={brand.address} />}
    >
      <Form
        className={styles['panel']}
        isDirty={!isSame(draft, brand ?? start)}
        isSent={save.isPending}
        lost="Your changes to the main brand are not saved."
        onSend={() => {
          save.mutate(draft);
        }}
      >
        <BrandingFields draft={draft} onChange={setDraft} />
        <div className={fields['row']}>
          <Button kind="primary" type="submit" isPending={save.isPending}>
            {brand === null ? 'Open main brand' : 'Save'}
          </Button>
          {save.error && (
            <p role="alert" className={styles['told']}>
              {save.error.message}
            </p>
          )}
        </div>
      </Form>
    </Panel>
  );
}

function BrandLinks({ address }: { address: string }) {
  return (
    <span className={fields['row']}>
      <a className={buttonLink()} href={`${address}/dashboard/`}>
        Open dashboard
      </a>
      <a className={buttonLink()} href={address}>
        <ExternalLink size={16} aria-hidden /> View shop
      </a>
    </span>
  );
}

function useSetUp() {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn: ({ name, theme, currency }: SetUpMainBrand) =>
      setUpMainBrand({ name, theme, currency }),
    onSuccess: (installation) => {
      client.setQueryData(queryKey, installation);
      notify('Main brand saved');
    },
  });
}
