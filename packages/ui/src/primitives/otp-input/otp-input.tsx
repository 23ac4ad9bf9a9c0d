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
import { cleanCode, codeIn } from "./code-text.js";

/** How the value changed: by keys, by paste, or filled in by the browser, a message or a password manager. */
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
  /** The last box has just been filled. Send by yourself only after `paste` and `autofill`. */
  onComplete?: ((value: string, reason: OtpChangeReason) => void) | undefined;
  /** Boxes; six. */
  length?: number | undefined;
  /** "Verification code" by default; said, not shown. */
  label?: ReactNode;
  error?: ReactNode;
  /** Changing it shakes the boxes again, for the same error twice. */
  attempt?: number | undefined;
  help?: ReactNode;
  /** One box in px. By default it follows the width there is: 58 × 54 (REQ-AUTH-34), less on phones. */
  boxSize?: { width: number; height: number } | undefined;
}

/**
 * A code in boxes that are one field: a single real input lies over them, so that paste, autofill, screen readers
 * and on-screen keyboards meet an ordinary text field. Always left to right. Takes Arabic-Indic digits.
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
  const made = useId();
  const input = useRef<HTMLInputElement>(null);
  /** The boxes that are next, from and to; nothing without the focus. */
  const [[from, to], setMarked] = useState<readonly [number, number]>([0, 0]);
  /** Where the caret belongs once the new value is in the input. */
  const pending = useRef<number>(undefined);
  useImperativeHandle(ref, () => input.current!, []);
  const own = id ?? made;
  const note = error || help;

  /** The box at `index` is next: its character, if any, is selected, so that the next one takes its place. */
  const place = (index: number) => {
    const at = Math.max(0, Math.min(index, value.length, length - 1));
    input.current?.setSelectionRange(at, at + 1);
    setMarked([at, at + 1]);
  };
  const selection = () => {
    // Never null in an input of type text.
    const { selectionStart, selectionEnd } = input.current!;
    return [selectionStart!, selectionEnd!] as const;
  };
  // Not React's onSelect: it misses what a script or the system selects.
  const follow = () => {
    if (document.activeElement !== input.current) return;
    const [start, end] = selection();
    if (start === end && (start < value.length || start >= length)) place(start);
    else setMarked([start, Math.max(end, start + 1)]);
  };
  useEffect(() => {
    document.addEventListener("selectionchange", follow);
    return () => document.removeEventListener("selectionchange", follow);
  });

  useLayoutEffect(() => {
    const at = pending.current;
    pending.current = undefined;
    if (at !== undefined && document.activeElement === input.current) place(at);
  });

  const change = (next: string, caret: number, reason: OtpChangeReason) => {
    pending.current = caret;
    setMarked([caret, caret + 1]);
    if (next === value) return;
    onValueChange(next, reason);
    if (next.length === length) onComplete?.(next, reason);
  };

  const edited = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // What the browser fills in by itself has no type.
    const { inputType } = nativeEvent as Partial<InputEvent>;
    const typed = cleanCode(target.value);
    // Several characters at once that were not pasted come from the browser or the phone.
    if (!inputType || inputType === "insertReplacementText" || typed.length > value.length + 1) {
      const code = codeIn(target.value, length);
      return change(code, code.length, "autofill");
    }
    const caret = cleanCode(target.value.slice(0, selection()[0])).length;
    change(typed.slice(0, length), caret, "type");
  };

  const pasted = (event: ClipboardEvent) => {
    event.preventDefault();
    const code = codeIn(event.clipboardData.getData("text"), length);
    if (code.length === length) return change(code, length, "paste");
    const [start, end] = selection();
    change((value.slice(0, start) + code + value.slice(end)).slice(0, length), start + code.length, "paste");
  };

  const pressed = (event: KeyboardEvent) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const [start, end] = selection();
    const goTo = { ArrowLeft: start - 1, ArrowRight: start + 1, Home: 0, End: length }[event.key];
    if (goTo !== undefined) {
      event.preventDefault();
      place(goTo);
    } else if (event.key === "Backspace" && end === start + 1) {
      // Also in the middle: the box is emptied and the one before it is next.
      event.preventDefault();
      change(value.slice(0, start) + value.slice(end), end < value.length ? start - 1 : start, "type");
    }
  };

  const clicked = (event: MouseEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    place(Math.floor(((event.clientX - left) / width) * length));
  };

  return (
    <div data-slot="otp-input" className={className}>
      <label htmlFor={own} className="sr-only">
        {label ?? codeLabel}
      </label>
      <div dir="ltr" translate="no" className="@container">
        <div className="relative mx-auto w-fit">
          <div
            key={error ? `wrong ${attempt}` : ""}
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
                data-now={i >= from && i < to ? (to - from > 1 ? "many" : "one") : undefined}
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
            aria-describedby={note ? `${own}-note` : undefined}
            aria-invalid={Boolean(error)}
            {...rest}
            id={own}
            ref={input}
            data-slot="otp-input-field"
            value={value}
            onBeforeInput={(event) => {
              const { data } = event.nativeEvent as InputEvent;
              if (data && !cleanCode(data)) event.preventDefault();
            }}
            onChange={edited}
            onPaste={pasted}
            onKeyDown={pressed}
            onClick={clicked}
            onFocus={(event) => {
              place(length);
              onFocus?.(event);
            }}
            onBlur={(event) => {
              setMarked([0, 0]);
              onBlur?.(event);
            }}
            className="otp-field"
          />
        </div>
      </div>
      {note && (
        <p
          id={`${own}-note`}
          data-slot={error ? "field-error" : "field-help"}
          className={`mt-4 flex justify-center gap-1.5 text-center text-f2 ${error ? "font-medium text-danger-text" : "text-muted"}`}
        >
          {error && <Icon of={CircleAlert} className="h-lh w-3.5" />}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}
