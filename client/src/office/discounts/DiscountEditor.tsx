import type { OpenedDiscount } from '@selvedge/shared/discounts/contract';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { FormProvider } from 'react-hook-form';

import {
  ConditionsPanel,
  DetailsPanel,
  LimitsPanel,
  ValidityPanel,
  ValuePanel,
} from './DiscountPanels.js';
import { CodesPanel, StatusPanel } from './DiscountStatus.js';
import { ItemsPanel } from './ItemsPanel.js';
import { useDiscountEditor } from './useDiscountEditor.js';
import { ConflictNotice } from '../../ui/office/ConflictNotice.js';
import { Editor, EditorColumns, EditorHead } from '../../ui/office/Editor.js';

interface DiscountEditorProps {
  /** Undefined for a new discount. */
  readonly opened: OpenedDiscount | undefined;
  /** Discount that a new one starts from. */
  readonly copied: OpenedDiscount | undefined;
  readonly currency: string;
  readonly onCreated: (uuid: string) => void;
}

/** Discount editor; all sections are saved together. */
export function DiscountEditor(props: DiscountEditorProps) {
  const { currency } = props;
  const editing = useDiscountEditor(props);
  const { form, saved, save } = editing;
  const isDirty = form.formState.isDirty || saved === undefined;
  return (
    <FormProvider {...form}>
      <Editor
        save={save}
        isDirty={form.formState.isDirty}
        lost="Your changes to this discount are not saved."
      >
        <Head saved={saved} isDirty={isDirty} isSaving={editing.isSaving} />
        {editing.hasConflict && (
          <ConflictNotice
            what="this discount"
            onTheirs={editing.takeNewer}
            onMine={() => void editing.keepMine()}
          />
        )}
        <EditorColumns
          main={
            <>
              <DetailsPanel isNew={saved === undefined} />
              <ValuePanel currency={currency} />
              <ItemsPanel />
              <ConditionsPanel currency={currency} />
            </>
          }
          aside={
            <>
              {saved !== undefined && (
                <StatusPanel discount={saved} onChange={editing.showStatus} />
              )}
              {saved?.method === 'batch' && (
                <CodesPanel discount={saved} onChange={editing.showStatus} />
              )}
              <ValidityPanel />
              <LimitsPanel />
            </>
          }
        />
      </Editor>
    </FormProvider>
  );
}

function Head(props: { saved: OpenedDiscount | undefined; isDirty: boolean; isSaving: boolean }) {
  return (
    <EditorHead
      back={(className) => (
        <Link to="/discounts" className={className}>
          <ArrowLeft size={16} aria-hidden /> Discounts
        </Link>
      )}
      title={props.saved?.title ?? 'New discount'}
      isDirty={props.isDirty}
      isSaving={props.isSaving}
    />
  );
}
