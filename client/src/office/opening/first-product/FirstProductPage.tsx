import { Link } from '@tanstack/react-router';

import { DesignChoice } from './DesignChoice.js';
import { coloursOf, type FirstProduct, type Shop } from './first-product.js';
import styles from './FirstProductPage.module.css';
import { OpeningFrame } from '../OpeningFrame.js';
import { PriceChoice } from './PriceChoice.js';
import { adjacentPart, type ProductPart } from './product-parts.js';
import { useFirstProduct } from './useFirstProduct.js';
import { useDoneSteps } from '../useSteps.js';
import { GarmentTiles, MockupPreview, useChoices } from '../../products/index.js';
import { Button } from '../../../ui/office/Button.js';
import { buttonLink } from '../../../ui/office/button-link.js';
import { Form } from '../../../ui/office/Form.js';
import { ListSkeleton } from '../../../ui/office/ListSkeleton.js';
import { NotLoaded } from '../../../ui/office/NotLoaded.js';

interface PageProps {
  readonly part: ProductPart;
  readonly onCreated: () => void;
}

/** Creates the first product in three parts: design, garment, price. */
export function FirstProductPage({ part, onCreated }: PageProps) {
  const choices = useChoices();
  const done = useDoneSteps();
  return (
    <OpeningFrame
      step="product"
      done={done}
      title="Your first product"
      text="Nothing is printed until someone orders it. You can change everything later."
    >
      {choices.isError && <NotLoaded what="The garments" of={choices} />}
      {choices.isPending && <ListSkeleton label="Loading garments…" rows={4} />}
      {choices.data && <Maker part={part} shop={choices.data} onCreated={onCreated} />}
    </OpeningFrame>
  );
}

function Maker({ part, shop, onCreated }: PageProps & { readonly shop: Shop }) {
  const { product, change, create } = useFirstProduct(shop.currency, onCreated);
  return (
    <Form
      className={styles['columns']}
      // Choices are saved as a draft, so leaving needs no warning.
      isDirty={false}
      onSend={() => {
        create.mutate();
      }}
    >
      <div className={styles['preview']}>
        <MockupPreview draft={{ ...product, colours: coloursOf(product.garment) }} />
      </div>
      <section className={styles['choice']}>
        <h2 className={styles['question']}>{QUESTIONS[part]}</h2>
        <Question part={part} product={product} shop={shop} onChange={change} />
        {create.error && (
          <p role="alert" className={styles['error']}>
            {create.error.message}
          </p>
        )}
        <Tools part={part} isPending={create.isPending} isWhole={product.price > 0} />
      </section>
    </Form>
  );
}

const QUESTIONS: Readonly<Record<ProductPart, string>> = {
  design: 'Choose a design',
  garment: 'Choose a garment',
  price: 'Name and price',
};

function Question(props: {
  readonly part: ProductPart;
  readonly product: FirstProduct;
  readonly shop: Shop;
  readonly onChange: (changes: Partial<FirstProduct>) => void;
}) {
  const { part, product, shop, onChange } = props;
  switch (part) {
    case 'design':
      return (
        <DesignChoice
          design={product.design}
          onChange={(design) => {
            onChange({ design });
          }}
        />
      );
    case 'garment':
      return (
        <GarmentTiles
          chosen={product.garment}
          onChoose={(garment) => {
            onChange({ garment });
          }}
          isLarge
        />
      );
    case 'price':
      return <PriceChoice product={product} shop={shop} onChange={onChange} />;
  }
}

/** Back and Next buttons; the last part has the submit button instead. */
function Tools(props: {
  readonly part: ProductPart;
  readonly isPending: boolean;
  readonly isWhole: boolean;
}) {
  const { part, isPending, isWhole } = props;
  const [before, after] = [adjacentPart(part, -1), adjacentPart(part, 1)];
  return (
    <div className={styles['tools']}>
      {before !== undefined && (
        <Link to="/opening/product" search={{ part: before }} className={buttonLink()}>
          Back
        </Link>
      )}
      {after === undefined ? (
        <Button kind="primary" type="submit" isPending={isPending} isDisabled={!isWhole}>
          {isPending ? 'Creating…' : 'Add product'}
        </Button>
      ) : (
        <Link to="/opening/product" search={{ part: after }} className={buttonLink('primary')}>
          Next
        </Link>
      )}
    </div>
  );
}
