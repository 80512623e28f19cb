import { NETWORK_LABELS, SOCIAL_NETWORKS } from '@selvedge/shared/catalogue/social-networks';
import type { AdminCreator } from '@selvedge/shared/collections/creators/contract';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { FormProvider, useController, useFormContext } from 'react-hook-form';

import { createCreator, saveCreator } from './collections.api.js';
import { DeletePanel } from './DeletePanel.js';
import { Suspense } from 'react';
import styles from './editors.module.css';
import { NameFields } from './NameFields.js';
import { creatorFieldsOf, creatorIn, type CreatorFields } from './product-group-form.js';
import { useProductGroupEditor } from './useProductGroupEditor.js';
import { Editor, EditorColumns, EditorHead } from '../../ui/office/Editor.js';
import { Field } from '../../ui/office/Field.js';
import { later } from '../../ui/office/later.js';
import { Panel } from '../../ui/office/Panel.js';
import { PictureInput } from '../media/index.js';
import { sharedStyle } from '../../ui/office/shared-style.js';
import { ConflictNotice } from '../../ui/office/ConflictNotice.js';

const ProductGroupProducts = later(
  async () => (await import('./ProductGroupProducts.js')).ProductGroupProducts,
);
const HistoryPanel = later(
  async () => (await import('../../ui/office/HistoryPanel.js')).HistoryPanel,
);

interface CreatorEditorProps {
  /** Undefined for a new creator. */
  readonly opened: AdminCreator | undefined;
  readonly onCreated: (uuid: string) => void;
  readonly onRemoved: () => void;
}

/** Creator editor; all sections are saved together. */
export function CreatorEditor({ opened, onCreated, onRemoved }: CreatorEditorProps) {
  const editing = useProductGroupEditor<CreatorFields, AdminCreator>({
    ...{ opened, noun: 'Creator', fieldsOf: creatorFieldsOf, send: sendCreator },
    onCreated: ({ creator }) => {
      onCreated(creator.uuid);
    },
  });
  const { form, saved, save } = editing;
  const { isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <Editor save={save} isDirty={isDirty} lost="Your changes to this creator are not saved.">
        <EditorHead
          back={(className) => (
            <Link to="/creators" className={className}>
              <ArrowLeft size={16} aria-hidden /> Creators
            </Link>
          )}
          title={saved?.creator.name ?? 'New creator'}
          shopLink={saved && `/creator/${saved.creator.urlName}/`}
          isDirty={isDirty}
          isSaving={editing.isSaving}
        />
        {editing.hasConflict && (
          <ConflictNotice
            what="this creator"
            onTheirs={editing.takeNewer}
            onMine={() => void editing.keepMine()}
          />
        )}
        <Sections saved={saved} onRemoved={onRemoved} />
      </Editor>
    </FormProvider>
  );
}

function sendCreator(
  fields: CreatorFields,
  saved: AdminCreator | undefined,
  version: number,
): Promise<AdminCreator> {
  const form = creatorIn(fields, saved?.products ?? []);
  if (saved === undefined) return createCreator(form);
  return saveCreator(saved.creator.uuid, { ...form, version });
}

function Sections(props: { saved: AdminCreator | undefined; onRemoved: () => void }) {
  const { saved, onRemoved } = props;
  return (
    <EditorColumns
      main={
        <>
          <DetailsPanel isNew={saved === undefined} />
          <Suspense>
            <ProductGroupProducts
              isOrdered={false}
              unseen={saved === undefined ? 0 : saved.total - saved.products.length}
              empty="No products yet. Add products designed by this creator."
            />
          </Suspense>
        </>
      }
      aside={
        <>
          <AvatarPanel />
          <LinksPanel />
          {saved !== undefined && (
            <>
              <Suspense>
                <HistoryPanel of="creators" uuid={saved.creator.uuid} />
              </Suspense>
              <DeletePanel
                kind="creators"
                uuid={saved.creator.uuid}
                name={saved.creator.name}
                total={saved.total}
                onRemoved={onRemoved}
              />
            </>
          )}
        </>
      }
    />
  );
}

function DetailsPanel({ isNew }: { isNew: boolean }) {
  const { register, formState } = useFormContext<CreatorFields>();
  return (
    <Panel title="Details">
      <NameFields isNew={isNew} path="/creator/" />
      <Field
        label="Story"
        hint="Shown under the name in your shop. Search engines show its beginning."
        error={formState.errors.bio?.message}
      >
        {(control) => <textarea rows={5} maxLength={10_000} {...control} {...register('bio')} />}
      </Field>
    </Panel>
  );
}

function AvatarPanel() {
  const { control } = useFormContext<CreatorFields>();
  const { field, fieldState } = useController({ control, name: 'avatar' });
  return (
    <Panel title="Image">
      <div className={styles['portrait']}>
        <PictureInput
          label="Portrait"
          hint="Square images work best"
          shape="square"
          value={field.value}
          error={fieldState.error?.message}
          onChange={field.onChange}
        />
      </div>
    </Panel>
  );
}

function LinksPanel() {
  const { register, formState } = useFormContext<CreatorFields>();
  const { errors } = formState;
  return (
    <Panel title="Links">
      <Field label="Website" error={errors.website?.message}>
        {(control) => (
          <input
            type="url"
            placeholder="https://"
            maxLength={400}
            {...control}
            {...register('website')}
          />
        )}
      </Field>
      <div className={sharedStyle('two', styles['two'])}>
        {SOCIAL_NETWORKS.map((network) => (
          <Field
            key={network}
            label={NETWORK_LABELS[network]}
            error={errors.handles?.[network]?.message}
          >
            {(control) => (
              <div className={styles['handle']}>
                <span aria-hidden>@</span>
                <input
                  maxLength={65}
                  autoComplete="off"
                  spellCheck={false}
                  {...control}
                  {...register(`handles.${network}`)}
                />
              </div>
            )}
          </Field>
        ))}
      </div>
    </Panel>
  );
}
