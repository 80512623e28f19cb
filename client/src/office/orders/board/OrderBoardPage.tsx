import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import type { OrderFlow, OrderStatus } from '@selvedge/shared/orders/order-status';
import { Link } from '@tanstack/react-router';
import { Suspense, useRef, useState, type ComponentProps } from 'react';

import type { Board } from './board.js';
import { FlowTabs } from './FlowTabs.js';
import { NewOrders } from './NewOrders.js';
import styles from './OrderBoardPage.module.css';
import type { TabsProps } from './StageTabs.js';
import { useBoard } from './useBoard.js';
import { useMoves } from './useMoves.js';
import type { OrdersScope } from '../orders.api.js';
import { usePaidReason } from '../status/usePaidReason.js';
import { buttonLink } from '../../../ui/office/button-link.js';
import { Notice } from '../../../ui/office/Notice.js';
import { useIsPhone } from '../../../ui/office/useIsPhone.js';
import { later } from '../../../ui/office/later.js';

/** Loaded on the first selection. */
const SelectionBar = later(async () => (await import('./SelectionBar.js')).SelectionBar, 'over');

/** Loads in parallel with the orders. */
const StageColumn = later(async () => (await import('./StageColumn.js')).StageColumn);

const CardMenus = later(async () => (await import('./CardMenus.js')).CardMenus, 'over');

const StageTabs = later(async () => (await import('./StageTabs.js')).StageTabs);

interface BoardProps {
  readonly scope: OrdersScope;
  readonly flow: OrderFlow;
  readonly mayChange: boolean;
  readonly mayQuote: boolean;
}

/**
 * Board with a column per stage. Orders move between columns as soon as their stage changes
 * anywhere.
 */
export function OrderBoardPage(props: BoardProps) {
  const [tries, setTries] = useState(0);
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <h1 className={styles['title']}>Board</h1>
        <FlowTabs flow={props.flow} />
        {props.mayQuote && props.flow === 'bespoke' && (
          <Link to="/quotes/new" className={buttonLink()}>
            New quote
          </Link>
        )}
      </header>
      <FlowBoard
        key={`${props.flow} ${String(tries)}`}
        {...props}
        onRetry={() => {
          setTries(tries + 1);
        }}
      />
    </div>
  );
}

function FlowBoard(props: BoardProps & { readonly onRetry: () => void }) {
  const { scope, flow, mayChange, onRetry } = props;
  const { store, ...state } = useBoard(scope, flow);
  const { reasonFor, dialog } = usePaidReason();
  const moves = useMoves(store, reasonFor);
  const { ids, chosen, rowsOf, chooseIn, clear } = useChosen(state.board);
  const columns = useRef<HTMLDivElement>(null);
  const moveAll = (of: Iterable<number>, status: OrderStatus) => {
    void moves.move(rowsOf(new Set(of)), status);
    clear();
  };
  if (state.status === 'failed') {
    return <Notice title="The orders did not load" text={state.problem} onRetry={onRetry} />;
  }
  return (
    <>
      <NewOrders arrived={state.arrived} store={store} columns={columns} />
      <PhoneTabs board={state.board} columns={columns} />
      <div ref={columns} className={styles['board']} aria-busy={state.status === 'loading'}>
        <Suspense>
          <CardMenus board={state.board} moves={moves}>
            {state.board.columns.map((_column, stage) => (
              <StageColumn
                key={stage}
                {...{ stage, state, mayChange }}
                selected={ids}
                onSelect={chooseIn}
                onMore={() => void store.more(stage)}
                onDrop={moveAll}
              />
            ))}
          </CardMenus>
        </Suspense>
      </div>
      {chosen.length > 0 && (
        <ChosenBar
          flow={flow}
          chosen={chosen}
          onMove={(status) => {
            moveAll(ids, status);
          }}
          onClear={clear}
        />
      )}
      {dialog}
    </>
  );
}

function ChosenBar(props: ComponentProps<typeof SelectionBar>) {
  return (
    <Suspense>
      <SelectionBar {...props} />
    </Suspense>
  );
}

/** Stage tabs on phones, where one stage fills the screen. */
function PhoneTabs(props: TabsProps) {
  const isPhone = useIsPhone();
  return (
    isPhone && (
      <Suspense fallback={<div />}>
        <StageTabs {...props} />
      </Suspense>
    )
  );
}

/** Selected orders of a board. The selection survives updates of the orders. */
function useChosen(board: Board) {
  const [ids, choose] = useState<ReadonlySet<number>>(new Set());
  const rows = board.columns.flatMap((column) => column.rows);
  const rowsOf = (of: ReadonlySet<number>) => rows.filter(({ id }) => of.has(id));
  const chosen = rowsOf(ids);
  return {
    ids,
    chosen,
    rowsOf,
    chooseIn: (of: readonly AtlasOrderRow[], stage: number) => {
      const inOtherStages = chosen.filter((row) => row.stage !== stage);
      choose(new Set([...inOtherStages, ...of].map(({ id }) => id)));
    },
    clear: () => {
      choose(new Set());
    },
  };
}
