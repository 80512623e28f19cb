import { formatMoney } from '@selvedge/shared/money';
import { DESIGNS } from '@selvedge/shared/catalogue/garments/designs';
import { GARMENT_OFFERS } from '@selvedge/shared/products/admin/garment-offers';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

import styles from './NewProductPage.module.css';
import { ColourStep, DesignStep, GarmentStep, SizeStep } from './NewProductSteps.js';
import { MockupPreview } from '../MockupPreview.js';
import { NameStep } from './NameStep.js';
import { useNewProduct } from './useNewProduct.js';
import { useChoices } from '../list/useProducts.js';
import { backLink } from '../../../ui/office/back-link.js';
import { Button } from '../../../ui/office/Button.js';
import { Form } from '../../../ui/office/Form.js';

/** Page that creates a product; the preview follows every choice. */
export function NewProductPage({ onCreated }: { onCreated: (uuid: string) => void }) {
  const making = useNewProduct(onCreated);
  const { draft, create, errors } = making;
  const currency = useChoices().data?.currency ?? 'GBP';
  const variants = draft.colours.length * draft.sizes.length;
  return (
    <Form
      className={styles['page']}
      noValidate
      isDirty={making.isDirty}
      isSent={create.isPending || create.isSuccess}
      lost="This product has not been created yet."
      onSend={() => {
        create.mutate();
      }}
    >
      <header className={styles['head']}>
        <Link to="/products" className={backLink}>
          <ArrowLeft size={16} aria-hidden /> Products
        </Link>
        <h1 className={styles['title']}>New product</h1>
      </header>
      <div className={styles['steps']}>
        <GarmentStep {...making} />
        <DesignStep {...making} designs={DESIGNS} />
        <ColourStep {...making} />
        <SizeStep {...making} />
        <NameStep {...making} />
      </div>
      <aside className={styles['preview']}>
        <MockupPreview draft={draft} />
        <p className={styles['sum']}>
          <strong>{draft.name.trim() || GARMENT_OFFERS[draft.garment].title}</strong>
          <span>
            {Number.isNaN(draft.price) ? '–' : formatMoney({ amount: draft.price, currency })} ·{' '}
            {variants} {variants === 1 ? 'variant' : 'variants'}
          </span>
        </p>
        {errors['form'] !== undefined && (
          <p role="alert" className={styles['error']}>
            {errors['form']}
          </p>
        )}
        <Button kind="primary" type="submit" isPending={create.isPending}>
          {create.isPending ? 'Creating…' : 'Create product'}
        </Button>
      </aside>
    </Form>
  );
}
