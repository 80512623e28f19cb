import { NETWORK_LABELS, SOCIAL_NETWORKS } from '@selvedge/shared/catalogue/social-networks';
import { useController } from 'react-hook-form';

import { TextInput } from '../inputs.js';
import styles from './sections.module.css';
import type { SettingsForm } from '../settings-form.js';
import { Panel } from '../../../ui/office/Panel.js';
import { PictureInput } from '../../media/index.js';

const pictures = [
  {
    name: 'logo',
    label: 'Logo',
    hint: 'At the top of every page, up to 40 pixels high. Without one the name is shown.',
    shape: 'wide',
  },
  {
    name: 'favicon',
    label: 'Favicon',
    hint: 'The small picture in a browser’s tab. Square, 64 pixels or more.',
    shape: 'square',
  },
  {
    name: 'ogImage',
    label: 'Social image',
    hint: 'Shown where somebody shares a link to your shop. 1200 × 630 pixels.',
    shape: 'card',
  },
] as const;

/** Name, pictures and networks of the shop. */
export function GeneralSection() {
  return (
    <>
      <Panel title="Name" text="At the top of your shop, in e-mails and in search results.">
        <TextInput name="name" label="Name of the shop" maxLength={80} />
      </Panel>
      <Panel
        title="Address"
        text="A domain of your own, beside the address that the shop has here. Point it here first: links in mails and in search engines lead to it from then on."
      >
        <TextInput
          name="customDomainName"
          label="Your own domain"
          placeholder="shop.example"
          maxLength={253}
        />
      </Panel>
      <Panel title="Pictures" text="From your media library; a click on Choose also takes uploads.">
        <div className={styles['stack']}>
          {pictures.map((picture) => (
            <ShopPicture key={picture.name} {...picture} />
          ))}
        </div>
      </Panel>
      <Panel
        title="Social networks"
        text="What your shop is called there; blocks of your pages lead to it. Empty where it is not."
      >
        {SOCIAL_NETWORKS.map((network) => (
          <TextInput
            key={network}
            name={`socialHandles.${network}`}
            label={NETWORK_LABELS[network]}
            placeholder="@"
            maxLength={65}
          />
        ))}
      </Panel>
    </>
  );
}

function ShopPicture({ name, ...rest }: (typeof pictures)[number]) {
  const { field, fieldState } = useController<SettingsForm, typeof name>({ name });
  return (
    <PictureInput
      {...rest}
      value={field.value}
      error={fieldState.error?.message}
      onChange={field.onChange}
    />
  );
}
