import { TextInput } from '../inputs.js';
import { Panel } from '../../../ui/office/Panel.js';

const sites = [
  { name: 'verification.google', label: 'Google', hint: 'From Search Console, “HTML tag”.' },
  { name: 'verification.pinterest', label: 'Pinterest', hint: 'From Claimed accounts.' },
  { name: 'verification.facebook', label: 'Facebook', hint: 'From Brand safety, Domains.' },
] as const;

/** Verification tags and custom code (SEO-011, SEO-012). */
export function CodeSection() {
  return (
    <>
      <Panel
        title="Verification"
        text="Proves to search engines and social networks that you own the shop. Paste their tag, or the code in it."
      >
        {sites.map((site) => (
          <TextInput key={site.name} {...site} maxLength={400} />
        ))}
      </Panel>
      <Panel
        title="Custom code"
        text="HTML and scripts added to the end of each page on your own domain, except sign-in and payment pages. Requires Pro."
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
          hint="Scripts can only use https addresses that appear in the code. List others in a comment, such as <!-- https://*.example.com -->."
        />
      </Panel>
    </>
  );
}
