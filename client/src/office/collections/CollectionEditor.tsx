import { Suspense } from 'react';
import type { AdminCollection } from '@selvedge/shared/collections/contract';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { FormProvider, useController, useFormContext, useWatch } from 'react-hook-form';

import { createCollection, saveCollection } from './collections.api.js';
import { DeletePanel } from './DeletePanel.js';
import { NameFields } from './NameFields.js';
import { collectionFieldsOf, collectionIn, type CollectionFields } from './product-group-form.js';
import { useProductGroupEditor } from './useProductGroupEditor.js';
import { Editor, EditorColumns, EditorHead } from '../../ui/office/Editor.js';
import { CheckField, Field } from '../../ui/office/Field.js';
import { SelectField } from '../../ui/office/SelectField.js';
import { later } from '../../ui/office/later.js';
import { Panel } from '../../ui/office/Panel.js';
import { PictureInput } from '../media/index.js';
import { ConflictNotice } from '../../ui/office/ConflictNotice.js';
import { PlaceField } from '../../ui/office/PlaceField.js';

const ProductGroupProducts = later(
  async () => (await import('./ProductGroupProducts.js')).ProductGroupProducts,
);
const HistoryPanel = later(
  async () => (await import('../../ui/office/HistoryPanel.js')).HistoryPanel,
);

interface CollectionEditorProps {
  /** Undefined for a new collection. */
  readonly opened: AdminCollection | undefined;
  readonly onCreated: (uuid: string) => void;
  readonly onRemoved: () => void;
}

/** Collection editor; all sections are saved together. */
export function CollectionEditor({ opened, onCreated, onRemoved }: CollectionEditorProps) {
  const editing = useProductGroupEditor<CollectionFields, AdminCollection>({
    ...{ opened, noun: 'Collection', fieldsOf: collectionFieldsOf, send: sendCollection },
    onCreated: ({ collection }) => {
      onCreated(collection.uuid);
    },
  });
  const { form, saved, save } = editing;
  const { isDirty } = form.formState;
  const shown = saved?.collection.enabled === true ? saved.collection : undefined;
  return (
    <FormProvider {...form}>
      <Editor save={save} isDirty={isDirty} lost="Your changes to this collection are not saved.">
        <EditorHead
          back={(className) => (
            <Link to="/collections" className={className}>
              <ArrowLeft size={16} aria-hidden /> Collections
            </Link>
          )}
          title={saved?.collection.name ?? 'New collection'}
          shopLink={shown && `/collection/${shown.urlName}/`}
          isDirty={isDirty}
          isSaving={editing.isSaving}
        />
        {editing.hasConflict && (
          <ConflictNotice
            what="this collection"
            onTheirs={editing.takeNewer}
            onMine={() => void editing.keepMine()}
          />
        )}
        <Sections saved={saved} onRemoved={onRemoved} />
      </Editor>
    </FormProvider>
  );
}

function sendCollection(
  fields: CollectionFields,
  saved: AdminCollection | undefined,
  version: number,
): Promise<AdminCollection> {
  const form = collectionIn(fields, saved?.products ?? []);
  if (saved === undefined) return createCollection(form);
  return saveCollection(saved.collection.uuid, { ...form, version });
}

function Sections(props: { saved: AdminCollection | undefined; onRemoved: () => void }) {
  const { saved, onRemoved } = props;
  return (
    <EditorColumns
      main={
        <>
          <DetailsPanel isNew={saved === undefined} />
          <ProductsPanel saved={saved} />
        </>
      }
      aside={
        <>
          <StatePanel isNew={saved === undefined} />
          <BannerPanel />
          {saved !== undefined && (
            <>
              <Suspense>
                <HistoryPanel of="collections" uuid={saved.collection.uuid} />
              </Suspense>
              <DeletePanel
                kind="collections"
                uuid={saved.collection.uuid}
                name={saved.collection.name}
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
  const { register, formState } = useFormContext<CollectionFields>();
  return (
    <Panel title="Details">
      <NameFields isNew={isNew} path="/collection/" />
      <Field
        label="Description"
        hint="Shown under the name in your shop. Search engines show its beginning."
        error={formState.errors.description?.message}
      >
        {(control) => (
          <textarea rows={4} maxLength={10_000} {...control} {...register('description')} />
        )}
      </Field>
    </Panel>
  );
}

function ProductsPanel({ saved }: { saved: AdminCollection | undefined }) {
  const { control, setValue } = useFormContext<CollectionFields>();
  const [products, isByHand] = useWatch({ control, name: ['products', 'isByHand'] });
  return (
    <Suspense>
      <ProductGroupProducts
        isOrdered={isByHand && products.length > 1}
        unseen={saved === undefined ? 0 : saved.total - saved.products.length}
        empty="No products yet. Add products that belong together."
      >
        {products.length > 1 && (
          <SelectField
            label="Sort order"
            hint={
              isByHand
                ? 'Drag a product to move it, or use the arrows next to it'
                : 'Best-selling products come first'
            }
            value={isByHand ? 'hand' : 'sales'}
            options={[
              { value: 'hand', text: 'Manually' },
              { value: 'sales', text: 'Best selling' },
            ]}
            onChange={(chosen) => {
              setValue('isByHand', chosen === 'hand', { shouldDirty: true });
            }}
          />
        )}
      </ProductGroupProducts>
    </Suspense>
  );
}

function StatePanel({ isNew }: { isNew: boolean }) {
  const { register, formState } = useFormContext<CollectionFields>();
  return (
    <Panel title="Status">
      <CheckField label="Enabled" hint="Visible in your shop">
        {(control) => <input type="checkbox" {...control} {...register('enabled')} />}
      </CheckField>
      {!isNew && (
        <PlaceField
          label="Position among collections"
          error={formState.errors.position?.message}
          register={register('position', {
            valueAsNumber: true,
            validate: (place) =>
              (Number.isInteger(place) && place >= 0) || 'Please enter a whole number',
          })}
        />
      )}
    </Panel>
  );
}

function BannerPanel() {
  const { control } = useFormContext<CollectionFields>();
  const { field, fieldState } = useController({ control, name: 'banner' });
  return (
    <Panel title="Image">
      <PictureInput
        label="Banner"
        hint="Shown next to the name. Without a banner, lists show the first product."
        shape="card"
        value={field.value}
        error={fieldState.error?.message}
        onChange={field.onChange}
      />
    </Panel>
  );
}
