import { pageDefinition } from '@selvedge/shared/pages/page';
import { textIn, truthIn } from '@selvedge/shared/blocks/model/wire';
import { LAYOUT_NAMES, type LayoutName } from '@selvedge/shared/screens/layout-names';
import { memo, Suspense } from 'react';

import { AddressField } from './AddressField.js';
import { PageControl } from './PageControl.js';
import { Resettable } from '../Resettable.js';
import styles from '../Inspector.module.css';
import type { Editing } from '../../../connect/sdk/editing.js';
import { liveFieldOf } from '../../typing/live-field.js';
import type { LivePage } from '../../session/useLive.js';
import { CheckField, Field } from '../../../ui/office/Field.js';
import { later } from '../../../ui/office/later.js';

const PageWarnings = later(async () => (await import('./PageWarnings.js')).PageWarnings);

interface PanelProps {
  readonly live: LivePage;
  readonly editing: Editing;
}

export function PagePanel({
  live,
  editing,
  onSelect,
}: PanelProps & { readonly onSelect: (uuid: string) => void }) {
  return (
    <section className={styles['inspector']} aria-label="This page">
      <h2 className={styles['title']}>This page</h2>
      <Address fields={live.fields} editing={editing} />
      <Properties properties={live.properties} editing={editing} />
      <Suspense>
        <PageWarnings live={live} onSelect={onSelect} />
      </Suspense>
    </section>
  );
}

interface PropertiesProps extends Pick<PanelProps, 'editing'> {
  readonly properties: LivePage['properties'];
}

/** Memoized so that changes of blocks do not re-render it. */
const Properties = memo(function Properties({ properties, editing }: PropertiesProps) {
  return (
    <fieldset className={styles['group']}>
      <legend>Page settings</legend>
      {Object.entries(pageDefinition.properties).map(([name, property]) => (
        <Resettable
          key={name}
          property={property}
          value={properties[name]}
          onReset={() => {
            editing.setPage(name, undefined);
          }}
        >
          <PageControl
            property={property}
            value={properties[name]}
            live={liveFieldOf(editing, { uuid: null, name })}
            onChange={(value) => {
              editing.setPage(name, value);
            }}
          />
        </Resettable>
      ))}
    </fieldset>
  );
});

const layoutNames: Readonly<Record<LayoutName, string>> = {
  tool: 'Tool',
  blank: 'Blank',
  standard: 'Standard',
  studio: 'Studio',
  mail: 'E-mail',
  cart: 'Basket',
  search: 'Search',
};

interface AddressProps extends Pick<PanelProps, 'editing'> {
  readonly fields: LivePage['fields'];
}

const Address = memo(function Address({ fields, editing }: AddressProps) {
  return (
    <fieldset className={styles['group']}>
      <legend>Address and layout</legend>
      <AddressField
        url={textIn(fields['url']) ?? ''}
        onUrl={(url) => {
          editing.setField('url', url);
        }}
      />
      <Field label="Layout">
        {(control) => (
          <select
            {...control}
            value={textIn(fields['layout']) ?? 'standard'}
            onChange={(event) => {
              editing.setField('layout', event.currentTarget.value);
            }}
          >
            {LAYOUT_NAMES.map((name) => (
              <option key={name} value={name}>
                {layoutNames[name]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <CheckField label="Include in the sitemap for search engines">
        {(control) => (
          <input
            {...control}
            type="checkbox"
            checked={truthIn(fields['sitemap']) !== false}
            onChange={(event) => {
              editing.setField('sitemap', event.currentTarget.checked);
            }}
          />
        )}
      </CheckField>
    </fieldset>
  );
});
