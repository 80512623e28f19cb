import type { Colleague, StaffProfile } from '@selvedge/shared/staff/profile/contract';
import { profileRules } from '@selvedge/shared/staff/profile/profile-rules';
import { Controller, useFormContext } from 'react-hook-form';

import { follows } from '../../../lib/field-rules.js';
import { ColourField } from '../../../ui/office/ColourField.js';
import { CheckField, Field } from '../../../ui/office/Field.js';
import styles from '../../../ui/office/fields.module.css';
import { RuledField } from '../../../ui/office/RuledField.js';

export function AboutFields() {
  const { register, getFieldState, formState } = useFormContext<StaffProfile>();
  const { error } = getFieldState('dateOfBirth', formState);
  const validate = follows(profileRules.dateOfBirth);
  return (
    <div className={styles['fields']}>
      <div className={styles['wide']}>
        <RuledField
          name="mission"
          label="Mission"
          rules={profileRules.mission}
          hint="Your role in one sentence."
        />
      </div>
      <div className={styles['wide']}>
        <LongField name="bio" label="Bio" />
      </div>
      <RuledField
        name="username"
        label="Username"
        rules={profileRules.username}
        hint="Short name for colleagues."
      />
      <RuledField
        name="mobilePhoneNumber"
        label="Mobile phone"
        rules={profileRules.mobilePhoneNumber}
      />
      <Field label="Date of birth" error={error?.message}>
        {(control) => <input type="date" {...control} {...register('dateOfBirth', { validate })} />}
      </Field>
      <OwnColour />
    </div>
  );
}

export function WorkFields({ colleagues }: { readonly colleagues: readonly Colleague[] }) {
  const { register } = useFormContext<StaffProfile>();
  return (
    <div className={styles['fields']}>
      <RuledField name="team" label="Team" rules={profileRules.team} />
      <ReportsTo colleagues={colleagues} />
      <RuledField
        name="channel"
        label="Channel"
        rules={profileRules.channel}
        hint="Where colleagues can reach you, for example a chat channel."
      />
      <RuledField
        name="size"
        label="Size"
        rules={profileRules.size}
        hint="Size of your work clothes."
      />
      <Field label="Payslip">
        {(control) => (
          <select {...control} {...register('employeeStatementOption')}>
            <option value="">Not set</option>
            <option value="email">By e-mail</option>
            <option value="post">By post</option>
          </select>
        )}
      </Field>
      <CheckField label="I lead a team" hint="This does not grant any permissions.">
        {(control) => <input type="checkbox" {...control} {...register('isLeadership')} />}
      </CheckField>
      <div className={styles['wide']}>
        <LongField name="okrs" label="Objectives and key results" />
      </div>
    </div>
  );
}

function LongField({ name, label }: { readonly name: 'bio' | 'okrs'; readonly label: string }) {
  const { register, getFieldState, formState } = useFormContext<StaffProfile>();
  const validate = (value: string) => follows(profileRules[name])(value.trim());
  return (
    <Field label={label} error={getFieldState(name, formState).error?.message}>
      {(control) => <textarea rows={4} {...control} {...register(name, { validate })} />}
    </Field>
  );
}

function OwnColour() {
  const { control } = useFormContext<StaffProfile>();
  return (
    <Controller
      control={control}
      name="colour"
      rules={{ validate: follows(profileRules.colour) }}
      render={({ field: { value, onChange, onBlur }, fieldState }) => (
        <ColourField
          label="Colour"
          placeholder="None"
          error={fieldState.error?.message}
          {...{ value, onChange, onBlur }}
        />
      )}
    />
  );
}

function ReportsTo({ colleagues }: { readonly colleagues: readonly Colleague[] }) {
  const { register } = useFormContext<StaffProfile>();
  // Select values are strings; an empty one means null.
  const setValueAs = (id: unknown) => (id === '' || id === null ? null : Number(id));
  return (
    <Field label="Reports to">
      {(control) => (
        <select {...control} {...register('reportsTo', { setValueAs })}>
          <option value="">No one</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
