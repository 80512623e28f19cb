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

describe('the builder of notifications', () => {
  it('asks for words, where it leads, how it looks, when and to whom', () => {
    const markup = renderToStaticMarkup(<Builder />);
    for (const label of ['Title', 'Words', 'Where it leads', 'Template', 'Time', 'Ada'])
      expect(markup).toContain(`>${label}<`);
  });
});
