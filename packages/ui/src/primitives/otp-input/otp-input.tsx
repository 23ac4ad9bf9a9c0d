"use client";
import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { formsMessages, useMessage } from "../../locale/index.js";
import { Icon } from "../icon/index.js";
import { CircleAlert } from "../icon/icon-nodes.js";
import { cleanCode, extractCode } from "./code-text.js";

/** How the value changed: by keyboard, by paste, or by autofill of the browser, a message or a password manager. */
export type OtpChangeReason = "type" | "paste" | "autofill";

export interface OtpInputProps extends Omit<
  ComponentProps<"input">,
  | "value"
  | "defaultValue"
  | "type"
  | "maxLength"
  | "onChange"
  | "onClick"
  | "onKeyDown"
  | "onPaste"
  | "onBeforeInput"
> {
  /** Up to `length` letters and digits; digits are always 0-9. */
  value: string;
  onValueChange: (value: string, reason: OtpChangeReason) => void;
  /** Called when the last box was filled. */
  onComplete?: ((value: string, reason: OtpChangeReason) => void) | undefined;
  /** Number of boxes; six by default. */
  length?: number | undefined;
  /** "Verification code" by default. Visually hidden. */
  label?: ReactNode;
  error?: ReactNode;
  /** A change repeats the shake animation, for the same error twice. */
  attempt?: number | undefined;
  help?: ReactNode;
  /** Size of a box in px. By default it follows the available width: 58 × 54 (REQ-AUTH-34), less on phones. */
  boxSize?: { width: number; height: number } | undefined;
}

/**
 * Verification code in boxes. A single input covers all boxes, so that paste, autofill, screen readers and on-screen
 * keyboards work as with any text field. Always left to right. Accepts Arabic-Indic digits.
 */
export function OtpInput({
  value,
  onValueChange,
  onComplete,
  length = 6,
  label,
  error,
  attempt = 0,
  help,
  boxSize,
  id,
  ref,
  onFocus,
  onBlur,
  className,
  ...rest
}: OtpInputProps) {
  const codeLabel = useMessage(formsMessages.codeLabel);
  const generatedId = useId();
  const input = useRef<HTMLInputElement>(null);
  /** Selected range of boxes; empty without the focus. */
  const [[selectedFrom, selectedTo], setSelected] = useState<readonly [number, number]>([0, 0]);
  /** Caret position to restore after the new value is rendered. */
  const pendingCaret = useRef<number>(undefined);
  useImperativeHandle(ref, () => input.current!, []);
  const inputId = id ?? generatedId;
  const note = error || help;

  /** Moves the caret to the box at `index` and selects its character, so that typing replaces it. */
  const selectBox = (index: number) => {
    const at = Math.max(0, Math.min(index, value.length, length - 1));
    input.current?.setSelectionRange(at, at + 1);
    setSelected([at, at + 1]);
  };
  const selection = () => {
    // Never null for type="text".
    const { selectionStart, selectionEnd } = input.current!;
    return [selectionStart!, selectionEnd!] as const;
  };
  // Not React's onSelect: it misses selections made by scripts or the system.
  const syncSelection = () => {
    if (document.activeElement !== input.current) return;
    const [start, end] = selection();
    if (start === end && (start < value.length || start >= length)) selectBox(start);
    else setSelected([start, Math.max(end, start + 1)]);
  };
  useEffect(() => {
    document.addEventListener("selectionchange", syncSelection);
    return () => document.removeEventListener("selectionchange", syncSelection);
  });

  useLayoutEffect(() => {
    const at = pendingCaret.current;
    pendingCaret.current = undefined;
    if (at !== undefined && document.activeElement === input.current) selectBox(at);
  });

  const change = (next: string, caret: number, reason: OtpChangeReason) => {
    pendingCaret.current = caret;
    setSelected([caret, caret + 1]);
    if (next === value) return;
    onValueChange(next, reason);
    if (next.length === length) onComplete?.(next, reason);
  };

  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // Autofill by the browser has no inputType.
    const { inputType } = nativeEvent as Partial<InputEvent>;
    const typed = cleanCode(target.value);
    // Several characters at once without a paste come from autofill.
    if (!inputType || inputType === "insertReplacementText" || typed.length > value.length + 1) {
      const code = extractCode(target.value, length);
      return change(code, code.length, "autofill");
    }
    const caret = cleanCode(target.value.slice(0, selection()[0])).length;
    change(typed.slice(0, length), caret, "type");
  };

  const handlePaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const code = extractCode(event.clipboardData.getData("text"), length);
    if (code.length === length) return change(code, length, "paste");
    const [start, end] = selection();
    change((value.slice(0, start) + code + value.slice(end)).slice(0, length), start + code.length, "paste");
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const [start, end] = selection();
    const target = { ArrowLeft: start - 1, ArrowRight: start + 1, Home: 0, End: length }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      selectBox(target);
    } else if (event.key === "Backspace" && end === start + 1) {
      // Also in the middle: empties the box and moves to the previous one.
      event.preventDefault();
      change(value.slice(0, start) + value.slice(end), end < value.length ? start - 1 : start, "type");
    }
  };

  const handleClick = ({ nativeEvent, currentTarget }: MouseEvent) =>
    selectBox(Math.floor((nativeEvent.offsetX / currentTarget.clientWidth) * length));

  return (
    <div data-slot="otp-input" className={className}>
      <label htmlFor={inputId} className="sr-only">
        {label ?? codeLabel}
      </label>
      <div dir="ltr" translate="no" className="@container flex justify-center">
        <div className="relative flex-none">
          <div
            key={error ? attempt : ""}
            aria-hidden
            className="otp-boxes"
            style={
              boxSize &&
              ({ "--box-w": `${boxSize.width}px`, "--box-h": `${boxSize.height}px` } as CSSProperties)
            }
          >
            {Array.from({ length }, (_, i) => (
              <span
                key={i}
                data-slot="otp-box"
                data-filled={value[i] && ""}
                data-now={
                  i < selectedFrom || i >= selectedTo
                    ? undefined
                    : selectedTo - selectedFrom > 1
                      ? "many"
                      : "one"
                }
                className="otp-box"
              >
                {value[i]}
              </span>
            ))}
          </div>
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={note ? `${inputId}-note` : undefined}
            aria-invalid={Boolean(error)}
            {...rest}
            id={inputId}
            ref={input}
            data-slot="otp-input-field"
            value={value}
            onBeforeInput={(event) => {
              const { data } = event.nativeEvent as InputEvent;
              if (data && !cleanCode(data)) event.preventDefault();
            }}
            onChange={handleChange}
            onPaste={handlePaste}
            onKeyDown={handleKeyDown}
            onClick={handleClick}
            onFocus={(event) => {
              selectBox(length);
              onFocus?.(event);
            }}
            onBlur={(event) => {
              setSelected([0, 0]);
              onBlur?.(event);
            }}
            className="otp-field"
          />
        </div>
      </div>
      {note && (
        <p
          id={`${inputId}-note`}
          data-slot={error ? "field-error" : "field-help"}
          className={`mt-4 flex justify-center gap-1.5 text-center text-small ${error ? "font-medium text-danger-text" : "text-muted"}`}
        >
          {error && <Icon of={CircleAlert} className="h-lh w-3.5" />}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}
