import type { StoreTheme } from '@selvedge/shared/connect/contract';
import type { HostEvents, HostRequests, ThemeProperty } from '@selvedge/shared/connect/protocol';
import { themeChain } from '@selvedge/shared/themes/catalogue';
import type { FontUrls } from '@selvedge/shared/themes/fonts';
import { isThemeKey, THEME_KEY_GROUPS, type ThemeKey } from '@selvedge/shared/themes/keys';
import type { ThemeKeyDefinition } from '@selvedge/shared/themes/keys/key';
import { resolveTheme } from '@selvedge/shared/themes/resolve';
import { themeProblems } from '@selvedge/shared/themes/theme-values';
import { triedTheme } from '@selvedge/shared/themes/trial/tried-theme';

type TryTheme = (theme: HostEvents['theme:preview']) => void;
type PreviewRequest = HostRequests['theme:preview']['asked'];
type Answer = HostRequests['theme:preview']['answer'];

/** The shop's theme with unsaved values that an editor previews on its page. */
export class ThemePreviewSession {
  private values: Readonly<Record<string, string>> = {};

  constructor(
    private readonly own: StoreTheme,
    private readonly tryTheme: TryTheme,
    private readonly urlOf: FontUrls,
  ) {}

  /** In the order and groups of the theme editor. */
  properties(): readonly ThemeProperty[] {
    const now = this.resolved();
    return Object.entries(THEME_KEY_GROUPS).flatMap(([group, keys]) =>
      Object.entries<ThemeKeyDefinition>(keys).flatMap(([key, { label, kind, choices }]) =>
        isThemeKey(key)
          ? [{ ...{ key, group, label, kind, value: now[key].value }, ...(choices && { choices }) }]
          : [],
      ),
    );
  }

  preview({ values }: PreviewRequest): Answer {
    const problems = values === null ? {} : themeProblems(this.chain(), values);
    if (Object.keys(problems).length > 0) return { problems };
    this.values = values ?? {};
    this.tryTheme(values === null ? null : triedTheme(this.resolved(), this.urlOf));
    return { problems };
  }

  private chain(own: Readonly<Partial<Record<ThemeKey, string>>> = {}) {
    return themeChain(this.own.name, { ...this.own.values, ...own });
  }

  private resolved() {
    return resolveTheme(this.chain(this.values));
  }
}
