import type { Product } from '@selvedge/shared/catalogue/contract';
import type { AdminProduct } from '@selvedge/shared/products/admin/contract';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { FormProvider } from 'react-hook-form';

import { BehaviourPanel } from './panels/BehaviourPanel.js';
import { BundlePanel } from './panels/BundlePanel.js';
import { DetailsPanel } from './panels/DetailsPanel.js';
import { MarketingPanel } from './panels/MarketingPanel.js';
import { PicturesPanel } from './panels/PicturesPanel.js';
import { CollectionsAndTagsPanel } from './panels/CollectionsAndTagsPanel.js';
import { PricesPanel } from './panels/PricesPanel.js';
import { ReviewsPanel } from './panels/ReviewsPanel.js';
import { SearchPanel } from './panels/SearchPanel.js';
import { StatePanel } from './panels/StatePanel.js';
import { useProductEditor } from './useProductEditor.js';
import { VariantsPanel } from './panels/VariantsPanel.js';
import { Editor, EditorColumns, EditorHead } from '../../ui/office/Editor.js';
import { HistoryPanel } from '../../ui/office/HistoryPanel.js';
import { ConflictNotice } from '../../ui/office/ConflictNotice.js';

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
          <VariantsPanel product={product} />
          <PricesPanel currency={product.currency} />
          <SearchPanel host={host} />
          <BundlePanel self={product.uuid} />
          <ReviewsPanel product={product.uuid} />
        </>
      }
      aside={
        <>
          <StatePanel product={product} />
          <CollectionsAndTagsPanel />
          <BehaviourPanel />
          <MarketingPanel self={product.uuid} />
          <HistoryPanel of="products" uuid={product.uuid} />
        </>
      }
    />
  );
}
