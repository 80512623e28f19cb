import type { ShopStep } from '@selvedge/shared/opening/contract';
import { Link } from '@tanstack/react-router';

import styles from './LaunchPage.module.css';
import { OpeningFrame } from './OpeningFrame.js';
import { useLaunchShop } from './useLaunchShop.js';
import { useDoneSteps, useSteps } from './useSteps.js';
import { useCan } from '../accounts/index.js';
import { PreviewLinkPanel } from '../stores/index.js';
import { Button } from '../../ui/office/Button.js';
import { buttonLink } from '../../ui/office/button-link.js';
import { ListSkeleton } from '../../ui/office/ListSkeleton.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';

/** Last step of the set-up: opens the shop or keeps the coming-soon page. */
export function LaunchPage({ onDone }: { readonly onDone: () => void }) {
  const steps = useSteps();
  const done = useDoneSteps();
  const can = useCan();
  const isOpen = done.includes('open');
  return (
    <OpeningFrame
      step="open"
      done={done}
      title={isOpen ? 'Your shop is open' : 'Open your shop'}
      text={
        isOpen
          ? openText(steps.data)
          : 'Until you open it, visitors see a coming-soon page. You and your team see the whole shop.'
      }
    >
      {steps.isPending && <ListSkeleton label="Loading your shop…" rows={2} />}
      {steps.isError && <NotLoaded what="Your shop" of={steps} />}
      {steps.data && (
        <>
          <Choice isOpen={isOpen} hasProduct={done.includes('product')} onDone={onDone} />
          {!isOpen && can('settings.manage') && <PreviewLinkPanel />}
        </>
      )}
    </OpeningFrame>
  );
}

function openText(steps: readonly ShopStep[] = []): string {
  const isUnpaid = steps.some(({ name }) => name === 'payments');
  return isUnpaid
    ? 'Anyone can visit. Shoppers cannot order until payments are set up.'
    : 'Anyone can visit and buy.';
}

function Choice(props: {
  readonly isOpen: boolean;
  readonly hasProduct: boolean;
  readonly onDone: () => void;
}) {
  const { isOpen, hasProduct, onDone } = props;
  const open = useLaunchShop(onDone);
  return (
    <div className={styles['choice']}>
      {!hasProduct && (
        <p>
          Your shop has no products yet.{' '}
          <Link to="/opening/product">Create your first product</Link>
        </p>
      )}
      <div className={styles['tools']}>
        {!isOpen && (
          <Button
            kind="primary"
            isPending={open.isPending}
            onPress={() => {
              open.mutate();
            }}
          >
            Open shop
          </Button>
        )}
        <Link to="/home" className={buttonLink()}>
          {isOpen ? 'Go to your dashboard' : 'Keep coming-soon page'}
        </Link>
        <a href="/">Preview shop</a>
      </div>
    </div>
  );
}
