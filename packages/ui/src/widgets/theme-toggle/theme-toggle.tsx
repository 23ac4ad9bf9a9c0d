"use client";
import { Moon, Sun } from "lucide-react";
import type { ComponentProps } from "react";
import { useMessages, shellMessages } from "../../locale/index.js";
import { IconButton, type IconButtonVariant } from "../../primitives/icon-button/index.js";
import type { Theme } from "../../theme/index.js";

export interface ThemeToggleProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  /** The theme that is shown now. */
  theme: Theme;
  /** The theme wanted; keeping it and setting `data-theme` is the app's part. */
  onThemeChange: (theme: Theme) => void;
  variant?: IconButtonVariant | undefined;
}

/** Switches between the light and the dark theme: a button that is pressed while it is dark. */
export function ThemeToggle({ theme, onThemeChange, variant = "quiet", ...rest }: ThemeToggleProps) {
  const { t } = useMessages();
  const dark = theme === "dark";
  return (
    <IconButton
      {...rest}
      data-slot="theme-toggle"
      variant={variant}
      icon={dark ? Sun : Moon}
      aria-label={t(shellMessages.dark)}
      aria-pressed={dark}
      onClick={() => onThemeChange(dark ? "light" : "dark")}
    />
  );
}
