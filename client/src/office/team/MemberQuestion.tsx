import type { TeamMember } from '@selvedge/shared/team/contract';

import { giveOwnership, removeMember } from './team.api.js';
import { useTeamChange } from './useTeam.js';
import { Confirm } from '../../ui/office/popups/Confirm.js';

/** What is asked about before it is done; `from`: the owner who gives the store away. */
export type MemberAction =
  | { readonly what: 'share' | 'remove' }
  | { readonly what: 'give'; readonly from: number };

interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly message: string;
  readonly change: () => Promise<readonly TeamMember[]>;
}

/** EDT-015: nobody becomes an owner, or leaves, by one click. */
export function MemberQuestion(props: {
  readonly action: MemberAction;
  readonly member: TeamMember;
  readonly onDone: () => void;
}) {
  const { action, member, onDone } = props;
  const { title, text, yes, message, change } = questionOf(action, member);
  const doing = useTeamChange(onDone);
  return (
    <Confirm
      title={title}
      yes={yes}
      isLoss={action.what !== 'share'}
      isPending={doing.isPending}
      onAnswer={(answer) => {
        if (answer) doing.mutate({ change, message });
        else onDone();
      }}
    >
      <p>{text}</p>
    </Confirm>
  );
}

function questionOf(action: MemberAction, { id, name }: TeamMember): Question {
  switch (action.what) {
    case 'share':
      return {
        title: `Make ${name} an owner?`,
        text: 'They may do everything then, also remove you and other owners.',
        ...{ yes: 'Make an owner', message: `${name} is an owner now.` },
        change: () => giveOwnership(id, {}),
      };
    case 'give':
      return {
        title: `Give the store to ${name}?`,
        text: 'They own it instead of you. You keep all permissions until they take them from you.',
        ...{ yes: 'Give the store', message: `${name} owns the store now.` },
        change: () => giveOwnership(id, { from: action.from }),
      };
    case 'remove':
      return {
        title: `Remove ${name}?`,
        text: 'They can do nothing here from now on. What they have made stays.',
        ...{ yes: 'Remove', message: `${name} does not work on the store any more.` },
        change: () => removeMember(id),
      };
  }
}
