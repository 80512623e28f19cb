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
    hint: 'Shown at the top of every page, up to 40 pixels high. Without a logo, the shop name is shown.',
    shape: 'wide',
  },
  {
    name: 'favicon',
    label: 'Favicon',
    hint: 'The icon in the browser tab. Square, at least 64 pixels.',
    shape: 'square',
  },
  {
    name: 'ogImage',
    label: 'Social image',
    hint: 'Shown when a link to your shop is shared. 1200 × 630 pixels.',
    shape: 'card',
  },
] as const;

/** Name, domain, images and social accounts of the shop. */
export function GeneralSection() {
  return (
    <>
      <Panel title="Name" text="Shown at the top of your shop, in e-mails and in search results.">
        <TextInput name="name" label="Shop name" maxLength={80} />
      </Panel>
      <Panel
        title="Address"
        text="A custom domain, in addition to the shop's default address. Point its DNS here first: links in e-mails and search engines use it once it is saved."
      >
        <TextInput
          name="customDomainName"
          label="Custom domain"
          placeholder="shop.example"
          maxLength={253}
        />
      </Panel>
      <Panel title="Images" text="Choose from your media library or upload.">
        <div className={styles['stack']}>
          {pictures.map((picture) => (
            <ShopPicture key={picture.name} {...picture} />
          ))}
        </div>
      </Panel>
      <Panel
        title="Social networks"
        text="Your shop's account names, used by blocks on your pages. Leave blank if you have none."
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
