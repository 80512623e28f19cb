import type { Product } from '@selvedge/shared/catalogue/contract';
import type { AdminProduct } from '@selvedge/shared/products/admin/contract';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { FormProvider } from 'react-hook-form';

import { DetailsPanel } from './panels/DetailsPanel.js';
import { PicturesPanel } from './panels/PicturesPanel.js';
import { CollectionsAndTagsPanel } from './panels/CollectionsAndTagsPanel.js';
import { StatePanel } from './panels/StatePanel.js';
import { useProductEditor } from './useProductEditor.js';
import { Editor, EditorColumns, EditorHead } from '../../ui/office/Editor.js';
import { ConflictNotice } from '../../ui/office/ConflictNotice.js';
import { later } from '../../ui/office/later.js';

// Below the first screen, so they load after the page.
const VariantsPanel = later(async () => (await import('./panels/VariantsPanel.js')).VariantsPanel);
const PricesPanel = later(async () => (await import('./panels/PricesPanel.js')).PricesPanel);
const SearchPanel = later(async () => (await import('./panels/SearchPanel.js')).SearchPanel);
const BehaviourPanel = later(
  async () => (await import('./panels/BehaviourPanel.js')).BehaviourPanel,
);
const BundlePanel = later(async () => (await import('./panels/BundlePanel.js')).BundlePanel);
const ReviewsPanel = later(async () => (await import('./panels/ReviewsPanel.js')).ReviewsPanel);
const MarketingPanel = later(
  async () => (await import('./panels/MarketingPanel.js')).MarketingPanel,
);
const HistoryPanel = later(
  async () => (await import('../../ui/office/HistoryPanel.js')).HistoryPanel,
);

/** Product editor; all sections are saved together. */
export function ProductEditor({ opened, host }: { opened: AdminProduct; host: string }) {
  const editing = useProductEditor(opened);
  const { form, saved, save, newer } = editing;
  const { product } = saved;
  const { isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <Editor save={save} isDirty={isDirty} lost="Your changes to this product are not saved.">
        <EditorHead
          back={(className) => (
            <Link to="/products" className={className}>
              <ArrowLeft size={16} aria-hidden /> Products
            </Link>
          )}
          title={product.name}
          shopLink={product.enabled ? `/product/${product.urlName}/` : undefined}
          isDirty={isDirty}
          isSaving={editing.isSaving}
        />
        {newer !== undefined && (
          <ConflictNotice
            what="this product"
            onTheirs={editing.takeNewer}
            onMine={() => void editing.keepMine()}
          />
        )}
        <Sections product={product} host={host} />
      </Editor>
    </FormProvider>
  );
}

function Sections({ product, host }: { product: Product; host: string }) {
  return (
    <EditorColumns
      main={
        <>
          <DetailsPanel />
          <PicturesPanel product={product} />
          <Suspense>
            <VariantsPanel product={product} />
            <PricesPanel currency={product.currency} />
            <SearchPanel host={host} />
            <BundlePanel self={product.uuid} />
            <ReviewsPanel product={product.uuid} />
          </Suspense>
        </>
      }
      aside={
        <>
          <StatePanel product={product} />
          <CollectionsAndTagsPanel />
          <Suspense>
            <BehaviourPanel />
            <MarketingPanel self={product.uuid} />
            <HistoryPanel of="products" uuid={product.uuid} />
          </Suspense>
        </>
      }
    />
  );
}
