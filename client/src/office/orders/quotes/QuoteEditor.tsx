import type { AtlasOrder } from '@selvedge/shared/orders/contract';

import { PersonFields } from './PersonFields.js';
import { QuoteLinesFields } from './QuoteLinesFields.js';
import styles from './Quote.module.css';
import { useQuoteEditing } from './useQuoteEditing.js';
import { Button } from '../../../ui/office/Button.js';
import { Form } from '../../../ui/office/Form.js';
import { ConflictNotice } from '../../../ui/office/ConflictNotice.js';

/** Changes lines, price or address of a quote; the customer must accept it again. */
export function QuoteEditor(props: {
  readonly order: AtlasOrder;
  /** Current price revision, so that a concurrent change is not overwritten unnoticed. */
  readonly revision: number;
  readonly onClose: () => void;
}) {
  const { order, revision, onClose } = props;
  const editing = useQuoteEditing(order, revision, onClose);
  return (
    <Form
      className={styles['form']}
      isDirty={editing.isDirty}
      isSent={editing.isSent}
      lost="Your changes to this quote are not saved."
      onSend={editing.save}
    >
      <QuoteLinesFields
        quote={editing.quote}
        currency={order.currency}
        onChange={editing.setQuote}
      />
      <h3 className={styles['heading']}>Delivery address</h3>
      <PersonFields isAddressOnly person={editing.person} onChange={editing.setPerson} />
      {/* Below the fields, which must not move while a user types in them. */}
      {editing.isOvertaken && (
        <ConflictNotice what="this quote" onTheirs={editing.takeTheirs} onMine={editing.keepMine} />
      )}
      <div className={styles['tools']}>
        <Button onPress={onClose}>Cancel</Button>
        <Button
          kind="primary"
          type="submit"
          isDisabled={!editing.isReady}
          isPending={editing.isPending}
        >
          Save quote
        </Button>
      </div>
    </Form>
  );
}
