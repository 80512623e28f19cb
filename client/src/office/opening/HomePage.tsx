import type { ShopStep } from '@selvedge/shared/opening/contract';
import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck } from 'lucide-react';

import styles from './HomePage.module.css';
import { STEPS } from './steps.js';
import { useLaunchShop } from './useLaunchShop.js';
import { useSteps } from './useSteps.js';
import { useCan, useSession } from '../accounts/index.js';
import { SalesPanels } from '../orders/index.js';
import { missingHere } from '../permission-requests/index.js';
import { Button } from '../../ui/office/Button.js';
import { buttonLink } from '../../ui/office/button-link.js';
import { ListPage } from '../../ui/office/ListPage.js';
import { ListSkeleton } from '../../ui/office/ListSkeleton.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';
import { Panel } from '../../ui/office/Panel.js';
import { Intercepted } from '../../ui/office/permissions/LockedControls.js';

/** Home screen of a shop's dashboard: set-up steps, then sales once the shop can sell. */
export function HomePage() {
  const { store } = useSession();
  const steps = useSteps();
  return (
    <ListPage title={store.active?.name ?? 'Home'}>
      {steps.isPending && <ListSkeleton label="Loading tasks…" rows={4} />}
      {steps.isError && <NotLoaded what="The tasks" of={steps} />}
      {steps.data && <Parts steps={steps.data} division={store.active?.id ?? 0} />}
    </ListPage>
  );
}

/** Shows the set-up steps first until all required ones are done, then the sales. */
function Parts({ steps, division }: { steps: readonly ShopStep[]; division: number }) {
  const can = useCan();
  // Earlier sales are shown even if payments were turned off.
  const sells = steps.every(
    ({ name, isDone, isNeeded }) => isDone || !isNeeded || name === 'payments',
  );
  return (
    <div className={styles['panels']}>
      {sells && can('orders.view') ? (
        <SalesPanels division={division}>
          <Steps steps={steps} />
        </SalesPanels>
      ) : (
        <Steps steps={steps} />
      )}
    </div>
  );
}

function Steps({ steps }: { steps: readonly ShopStep[] }) {
  const left = steps.filter(({ isDone }) => !isDone);
  const next = left.find(({ isNeeded }) => isNeeded);
  const isSelling = next === undefined;
  const isOnlyUnpaid = next?.name === 'payments' && left.every(isOptionalOr('payments'));
  const done = `${String(steps.length - left.length)} of ${String(steps.length)} done`;
  return (
    <Panel
      title={titleOf({ isSelling, isOnlyUnpaid })}
      text={left.length === 0 ? 'All steps are done. View your shop as shoppers see it.' : done}
      action={
        <a className={buttonLink()} href="/">
          View shop
        </a>
      }
    >
      <ul className={styles['steps']}>
        {(isSelling ? left : steps).map((step) => (
          <Step key={step.name} step={step} isNext={step === next} />
        ))}
      </ul>
    </Panel>
  );
}

const isOptionalOr =
  (name: ShopStep['name']) =>
  (step: ShopStep): boolean =>
    !step.isNeeded || step.name === name;

function titleOf({ isSelling, isOnlyUnpaid }: { isSelling: boolean; isOnlyUnpaid: boolean }) {
  if (isSelling) return 'Your shop is open';
  return isOnlyUnpaid ? 'Your shop is open, but cannot take payments yet' : 'Get ready to sell';
}

function Step({ step, isNext }: { step: ShopStep; isNext: boolean }) {
  const { name, isDone, isNeeded } = step;
  const { title, text } = STEPS[name];
  const Mark = isDone ? CircleCheck : Circle;
  return (
    <li className={styles['step']} data-done={isDone}>
      <Mark size={20} aria-label={isDone ? 'Done' : 'To do'} />
      <div className={styles['words']}>
        <h3>
          {title}
          {!isNeeded && !isDone && <span className={styles['soft']}> (optional)</span>}
        </h3>
        {!isDone && <p className={styles['soft']}>{text}</p>}
      </div>
      {!isDone && <StepTool name={name} kind={isNext ? 'primary' : 'quiet'} />}
    </li>
  );
}

interface ToolProps {
  readonly name: ShopStep['name'];
  readonly kind: 'primary' | 'quiet';
}

/** Members without the permission can request it (LAY-052). */
function StepTool({ name, kind }: ToolProps) {
  const can = useCan();
  const session = useSession();
  const { ability, action } = STEPS[name];
  if (action === null) return null;
  if (can(ability)) return <StepAction name={name} kind={kind} />;
  const missing = missingHere(session, ability);
  if (missing === undefined) return null;
  return (
    <Intercepted missing={missing}>
      <Button isDisabled>{action}</Button>
    </Intercepted>
  );
}

function StepAction({ name, kind }: ToolProps) {
  const { to, action } = STEPS[name];
  const open = useLaunchShop();
  if (to !== null)
    return (
      <Link {...to} className={buttonLink(kind)}>
        {action}
      </Link>
    );
  return (
    <Button
      kind={kind}
      isPending={open.isPending}
      onPress={() => {
        open.mutate();
      }}
    >
      {action}
    </Button>
  );
}
