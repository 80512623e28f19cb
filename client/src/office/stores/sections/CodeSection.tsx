import { TextInput } from '../inputs.js';
import { Panel } from '../../../ui/office/Panel.js';

const sites = [
  { name: 'verification.google', label: 'Google', hint: 'From Search Console, “HTML tag”.' },
  { name: 'verification.pinterest', label: 'Pinterest', hint: 'From Claimed accounts.' },
  { name: 'verification.facebook', label: 'Facebook', hint: 'From Brand safety, Domains.' },
] as const;

/** SEO-011, SEO-012: proofs of ownership, and the owner's own code. */
export function CodeSection() {
  return (
    <>
      <Panel
        title="Verification"
        text="Proves to search engines and networks that the shop is yours. Paste the tag they give you, or the code in it."
      >
        {sites.map((site) => (
          <TextInput key={site.name} {...site} maxLength={400} />
        ))}
      </Panel>
      <Panel
        title="Code of your own"
        text="HTML and scripts for the end of each page, on your own domain; never where people sign in or pay. Needs Pro."
        action={
          <a href="/teemill-plans/" target="_blank" rel="noopener">
            See plans
          </a>
        }
      >
        <TextInput
          name="customCode"
          label="Code"
          rows={10}
          maxLength={20_000}
          hint="Scripts may load from and talk to the https addresses that the code names; name others in a comment, as <!-- https://*.example.com -->."
        />
      </Panel>
    </>
  );
}
