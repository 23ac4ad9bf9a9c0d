"use client";
import { Moon, Sun } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import { useMessages, shellMessages } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { IconButton, type IconButtonVariant } from "../../primitives/icon-button/index.js";
import type { Theme } from "../../theme/index.js";

export interface ThemeToggleProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  /**
   * Current theme. Null while it is not known, as in a page that a server rendered for both: then the icon follows the
   * `data-theme` of the document.
   */
  theme: Theme | null;
  /** Called with the requested theme. The app persists it and sets `data-theme`. */
  onThemeChange: (theme: Theme) => void;
  variant?: IconButtonVariant | undefined;
}

/** Switches between the light and dark theme: a toggle button, pressed in the dark theme. */
export function ThemeToggle({ theme, onThemeChange, variant = "quiet", ...rest }: ThemeToggleProps) {
  const { t } = useMessages();
  const dark = theme === "dark";
  return (
    <IconButton
      {...rest}
      data-slot="theme-toggle"
      variant={variant}
      icon={dark ? Sun : Moon}
      iconClassName={theme === null ? "[:root[data-theme=dark]_&]:hidden" : undefined}
      aria-label={t(shellMessages.dark)}
      aria-pressed={dark}
      onClick={() => onThemeChange(dark ? "light" : "dark")}
    >
      {theme === null && <Icon of={Sun} className="hidden [:root[data-theme=dark]_&]:block" />}
    </IconButton>
  );
}
