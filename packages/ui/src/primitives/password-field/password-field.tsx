"use client";
import { Eye, EyeOff } from "../icon/icon-nodes.js";
import { useState } from "react";
import { useMessages, formsMessages } from "../../locale/index.js";
import { Icon } from "../icon/index.js";
import { TextField, type TextFieldProps } from "../text-field/index.js";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end" | "code"> {
  /** `current-password` to sign in, `new-password` to set one; used by password managers. */
  autoComplete: "current-password" | "new-password";
  /** Custom labels of the visibility toggle. */
  labels?: { show?: string; hide?: string } | undefined;
}

/** Password input with a visibility toggle. */
export function PasswordField({ disabled, labels, ...rest }: PasswordFieldProps) {
  const { t } = useMessages();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      code
      disabled={disabled}
      type={shown ? "text" : "password"}
      autoCorrect="off"
      end={
        <button
          type="button"
          data-slot="password-field-toggle"
          aria-label={
            shown
              ? (labels?.hide ?? t(formsMessages.hidePassword))
              : (labels?.show ?? t(formsMessages.showPassword))
          }
          disabled={disabled}
          onClick={() => setShown(!shown)}
          className="-me-3 grid size-touch flex-none place-items-center rounded-small text-muted transition-colors hover:text-text"
        >
          <Icon of={shown ? EyeOff : Eye} />
        </button>
      }
    />
  );
}
