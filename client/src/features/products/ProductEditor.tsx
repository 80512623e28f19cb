import type { DeskProduct } from '@selvedge/shared/product-desk/contract';
import { Link, useBlocker } from '@tanstack/react-router';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';

import { BehaviourPanel } from './BehaviourPanel.js';
import { BundlePanel } from './BundlePanel.js';
import { DetailsPanel } from './DetailsPanel.js';
import { HistoryPanel } from './HistoryPanel.js';
import { MarketingPanel } from './MarketingPanel.js';
import { PicturesPanel } from './PicturesPanel.js';
import { PlacesPanel } from './PlacesPanel.js';
import { PricesPanel } from './PricesPanel.js';
import styles from './ProductEditor.module.css';
import { SearchPanel } from './SearchPanel.js';
import { StatePanel } from './StatePanel.js';
import { useProductEditor, type ProductEditing } from './useProductEditor.js';
import { VariantsPanel } from './VariantsPanel.js';
import { Button } from '../../ui/office/Button.js';
import { Dialog, DialogButtons } from '../../ui/office/Dialog.js';

/** All sections of a product, saved together. */
export function ProductEditor({ opened, host }: { opened: DeskProduct; host: string }) {
  const editing = useProductEditor(opened);
  const { form, saved, save } = editing;
  const { isDirty } = form.formState;
  useSaveKey(save);
  return (
    <FormProvider {...form}>
      <form
        className={styles['editor']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Head editing={editing} isDirty={isDirty} />
        {editing.newer !== undefined && <Overtaken editing={editing} />}
        <div className={styles['columns']}>
          <div className={styles['column']}>
            <DetailsPanel />
            <PicturesPanel product={saved.product} />
            <VariantsPanel product={saved.product} />
            <PricesPanel currency={saved.product.currency} />
            <SearchPanel host={host} />
            <BundlePanel self={saved.product.uuid} />
          </div>
          <div className={styles['column']}>
            <StatePanel product={saved.product} />
            <PlacesPanel />
            <BehaviourPanel />
            <MarketingPanel self={saved.product.uuid} />
            <HistoryPanel uuid={saved.product.uuid} />
          </div>
        </div>
      </form>
      <LeaveGuard isDirty={isDirty} />
    </FormProvider>
  );
}

function Head({ editing, isDirty }: { editing: ProductEditing; isDirty: boolean }) {
  const { product } = editing.saved;
  return (
    <header className={styles['head']}>
      <div className={styles['titles']}>
        <Link to="/products" className={styles['back'] ?? ''}>
          <ArrowLeft size={16} aria-hidden /> Products
        </Link>
        <h1 className={styles['title']}>{product.name}</h1>
      </div>
      {product.enabled && (
        <a
          className={styles['see']}
          href={`/product/${product.urlName}/`}
          target="_blank"
          rel="noreferrer"
        >
          See in shop <ExternalLink size={14} aria-hidden />
        </a>
      )}
      {isDirty && <span className={styles['dirty']}>Not saved yet</span>}
      <Button
        kind="primary"
        type="submit"
        isDisabled={!isDirty}
        isPending={editing.isSaving}
        aria-keyshortcuts="Control+S"
      >
        {editing.isSaving ? 'Saving…' : 'Save'}
      </Button>
    </header>
  );
}

function Overtaken({ editing }: { editing: ProductEditing }) {
  return (
    <div role="alert" className={styles['overtaken']}>
      <p>
        <strong>Somebody else saved this product meanwhile.</strong> Your changes are still here and
        not saved.
      </p>
      <Button onPress={editing.takeNewer}>Show theirs</Button>
      <Button onPress={() => void editing.keepMine()}>Save mine over it</Button>
    </div>
  );
}

/** Ctrl-S and Cmd-S. */
function useSaveKey(save: () => Promise<void>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void save();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, [save]);
}

/** Asks before what was typed is lost. */
function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog title="Leave without saving?" isOpen role="alertdialog" onClose={blocker.reset}>
      <p>What you changed on this product is not saved.</p>
      <DialogButtons>
        <Button onPress={blocker.reset}>Stay</Button>
        <Button kind="danger" onPress={blocker.proceed}>
          Leave
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
