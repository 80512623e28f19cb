import { CheckInput } from '../inputs.js';
import { Panel } from '../../../ui/office/Panel.js';

export function FavouritesSection() {
  return (
    <Panel
      title="Favourites"
      text="Shoppers save products to a favourites page. A split test named “favourites” shows it to some visitors only."
    >
      <CheckInput
        name="favouritesEnabled"
        label="Enable favourites"
        hint="Shows a heart on products and in the header"
      />
    </Panel>
  );
}
