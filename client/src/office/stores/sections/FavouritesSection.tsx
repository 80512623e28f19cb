import { CheckInput } from '../inputs.js';
import { Panel } from '../../../ui/office/Panel.js';

/** Whether shoppers may keep what they like. */
export function FavouritesSection() {
  return (
    <Panel
      title="Favourites"
      text="Shoppers mark what they like, and find it again on a page. A split test named favourites shows that to some of them alone."
    >
      <CheckInput
        name="favouritesEnabled"
        label="Let shoppers keep favourites"
        hint="Puts a heart on products and into the header"
      />
    </Panel>
  );
}
