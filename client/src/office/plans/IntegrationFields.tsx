import type { ChangeStanding, StoreFile } from '@selvedge/shared/plans/standing-contract';
import { INTEGRATION_TYPES, INTEGRATIONS } from '@selvedge/shared/stores/plan-state/plan-state';

import { Boxes } from './Boxes.js';
import { TextField } from '../../ui/office/TextField.js';

/** Integration with another sales channel, and its delivery profile. */
export function IntegrationFields(props: {
  readonly file: StoreFile;
  readonly changes: ChangeStanding;
  readonly onChange: (changes: ChangeStanding) => void;
}) {
  const { changes, onChange } = props;
  const { integrationType = null, deliveryProfileId = null } = { ...props.file, ...changes };
  return (
    <>
      <Boxes
        legend="Integration"
        boxes={INTEGRATION_TYPES.map((key) => ({
          ...{ key, label: INTEGRATIONS[key], is: integrationType === key },
          hint: 'The shop also sells on this platform',
        }))}
        onChange={(key, is) => {
          onChange({ ...changes, integrationType: is ? key : null });
        }}
      />
      {integrationType !== null && (
        <TextField
          label="Delivery profile"
          description="Number of the delivery profile. Leave blank if there is none."
          inputMode="numeric"
          value={deliveryProfileId ?? ''}
          onChange={(text) => {
            onChange({ ...changes, deliveryProfileId: text.trim() === '' ? null : text.trim() });
          }}
        />
      )}
    </>
  );
}
