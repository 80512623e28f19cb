import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';

import { emptyForm, type BuilderForm } from './builder-form.js';
import { BuilderFields } from './BuilderFields.js';

function Builder() {
  const form = useForm<BuilderForm>({ defaultValues: emptyForm });
  return (
    <FormProvider {...form}>
      <BuilderFields recipients={[{ id: 'customer:7', name: 'Ada' }]} />
    </FormProvider>
  );
}

describe('notification builder', () => {
  it('has fields for content, link, template, time and recipients', () => {
    const markup = renderToStaticMarkup(<Builder />);
    for (const label of ['Title', 'Message', 'Link', 'Template', 'Time', 'Ada'])
      expect(markup).toContain(`>${label}<`);
  });
});
