import { createRoute } from '@tanstack/react-router';

import { approvalsSearchIn, type ApprovalsSearch } from './approvals/approvals-search.js';
import { lazyPage, root } from '../shell/index.js';

const ApprovalsPage = lazyPage(async () => {
  const { ApprovalsPage } = await import('./approvals/ApprovalsPage.js');
  return ApprovalsPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/approvals',
  staticData: {
    menu: { text: 'Approvals', place: 81 },
    ability: { atlas: 'products.moderate' },
  },
  validateSearch: (search): ApprovalsSearch => approvalsSearchIn(search),
  component: function ProductApprovals() {
    const { approval = 'unmodded' } = screen.useSearch();
    const navigate = screen.useNavigate();
    return (
      <ApprovalsPage
        approval={approval}
        onApproval={(next) => void navigate({ search: { approval: next } })}
      />
    );
  },
});
