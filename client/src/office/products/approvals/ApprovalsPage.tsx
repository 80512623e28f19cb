import { approvalText } from '@selvedge/shared/catalogue/approval';
import type { ApprovalFilter } from '@selvedge/shared/products/admin/list-labels';

import styles from './ApprovalsPage.module.css';
import { ApprovalsTable } from './ApprovalsTable.js';
import { useApprovals } from './useApprovals.js';
import { Button } from '../../../ui/office/Button.js';
import { Choice } from '../../../ui/office/Choice.js';
import { ListPage } from '../../../ui/office/ListPage.js';
import { ListSkeleton } from '../../../ui/office/ListSkeleton.js';
import { Notice } from '../../../ui/office/Notice.js';
import { NotLoaded } from '../../../ui/office/NotLoaded.js';

interface ApprovalsProps {
  readonly approval: ApprovalFilter;
  readonly onApproval: (approval: ApprovalFilter) => void;
}

const texts: Readonly<Record<ApprovalFilter, string>> = {
  unmodded: approvalText(0),
  approved: approvalText(1),
  denied: approvalText(-1),
  none: approvalText(null),
};

const filters: readonly ApprovalFilter[] = ['unmodded', 'denied', 'approved', 'none'];

/** Products of all shops by approval status (CAT-030). */
export function ApprovalsPage({ approval, onApproval }: ApprovalsProps) {
  return (
    <ListPage
      title="Product approvals"
      tools={
        <search>
          <Choice
            label="Approval status"
            value={approval}
            options={filters.map((value) => ({ value, text: texts[value] }))}
            onChange={(value) => {
              onApproval(filters.find((one) => one === value) ?? 'unmodded');
            }}
          />
        </search>
      }
    >
      <Found key={approval} approval={approval} />
    </ListPage>
  );
}

function Found({ approval }: Pick<ApprovalsProps, 'approval'>) {
  const { pause, ...found } = useApprovals(approval);
  if (found.isPending) return <ListSkeleton label="Loading products" rows={6} />;
  if (found.isError) return <NotLoaded what="The products" of={found} />;
  const products = found.data.pages.flatMap((page) => page.products);
  if (products.length === 0 && !found.hasNextPage) return <Nothing approval={approval} />;
  return (
    <>
      <ApprovalsTable list={approval} products={products} onDenying={pause} />
      {found.hasNextPage && (
        <div className={styles['more']}>
          <Button isPending={found.isFetchingNextPage} onPress={() => void found.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

function Nothing({ approval }: Pick<ApprovalsProps, 'approval'>) {
  return approval === 'unmodded' ? (
    <Notice
      title="Nothing to approve"
      text="Products that shops create appear here until they are approved or denied."
    />
  ) : (
    <Notice title="No products" text={`No product has the status “${texts[approval]}”.`} />
  );
}
