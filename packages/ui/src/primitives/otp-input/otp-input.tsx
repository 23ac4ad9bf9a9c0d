"use client";
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from "react";
import { useWord, formsWords } from "../../locale/index.js";
import { join } from "../../theme/join.js";
import { Field } from "../field/index.js";
import { cleanCode, codeIn } from "./code-text.js";

/** How the value changed: by keys, by paste, or filled in by the browser, a message or a password manager. */
export type OtpChangeReason = "type" | "paste" | "autofill";

export interface OtpInputProps {
  /** Up to `length` letters and digits; digits are always 0-9. */
  value: string;
  onChange: (value: string, reason: OtpChangeReason) => void;
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
  /** One box in px. By default it follows the width there is: 58 × 54 (spec section 9), less on phones. */
  boxSize?: { width: number; height: number } | undefined;
  name?: string | undefined;
  id?: string | undefined;
  autoFocus?: boolean | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
}

/** By the room there is: 58 × 54 from 388 px, 52 × 58 from 352, 44 × 54 from 328, 40 × 54 below. */
const sizes = join(
  "[--box-h:var(--ui-size-otp-height-small)] [--box-w:var(--ui-size-otp-width-tiny)] [--gap:var(--ui-size-otp-gap-tiny)]",
  "@min-[328px]:[--box-w:var(--ui-size-otp-width-small)] @min-[328px]:[--gap:var(--ui-size-otp-gap-small)]",
  "@min-[352px]:[--box-h:var(--ui-size-otp-height-phone)] @min-[352px]:[--box-w:var(--ui-size-otp-width-phone)] @min-[352px]:[--gap:var(--ui-size-otp-gap)]",
  "@min-[388px]:[--box-h:var(--ui-size-otp-height)] @min-[388px]:[--box-w:var(--ui-size-otp-width)]",
);

function Box({
  char,
  now,
  invalid,
  disabled,
}: {
  char: string;
  /** What is typed next goes here: into this one box, or over several that are selected. */
  now: "one" | "many" | false;
  invalid: boolean;
  disabled: boolean;
}) {
  return (
    <span
      data-slot="otp-box"
      data-now={now ? "" : undefined}
      data-filled={char ? "" : undefined}
      className={join(
        "grid h-(--box-h) w-(--box-w) place-items-center rounded-field border-[1.5px] text-[1.5rem] leading-none font-semibold transition-[border-color,box-shadow]",
        disabled
          ? "border-border bg-sunken text-faint"
          : invalid
            ? "border-bad bg-bad-soft text-bad-text"
            : join("bg-surface", now ? "border-primary" : char ? "border-text" : "border-control"),
        now && "forced-colors:outline-2",
        now === "one" &&
          "shadow-[inset_0_0_0_0.5px_var(--box-edge),0_0_0_4px_color-mix(in_srgb,var(--box-edge)_20%,transparent)]",
        now === "many" && "shadow-[inset_0_0_0_0.5px_var(--box-edge)]",
        invalid ? "[--box-edge:var(--ui-bad)]" : "[--box-edge:var(--ui-primary)]",
      )}
    >
      {char || (now === "one" && <span className="h-6.5 w-0.5 animate-caret bg-(--box-edge)" />)}
    </span>
  );
}

/**
 * A code in boxes that are one field: a single real input lies over them, so that paste, autofill, screen readers
 * and on-screen keyboards meet an ordinary text field. Always left to right. Takes Arabic-Indic digits.
 */
export function OtpInput({
  value,
  onChange,
  onComplete,
  length = 6,
  label,
  error,
  attempt = 0,
  help,
  boxSize,
  name,
  id,
  autoFocus,
  disabled = false,
  ref,
  className,
}: OtpInputProps) {
  const codeLabel = useWord(formsWords.codeLabel);
  const input = useRef<HTMLInputElement>(null);
  const [selection, setSelection] = useState<readonly [number, number] | null>(null);
  /** Where the caret belongs once the new value is in the input. */
  const pending = useRef<number | null>(null);

  /** The box at `index` is next: its character, if any, is selected, so that the next one takes its place. */
  const place = (index: number, text: string) => {
    const at = Math.max(0, Math.min(index, text.length, length - 1));
    input.current?.setSelectionRange(at, Math.min(at + 1, text.length));
    setSelection([at, at + 1]);
  };

  useLayoutEffect(() => {
    if (pending.current === null) return;
    const at = pending.current;
    pending.current = null;
    if (document.activeElement === input.current) place(at, value);
  });

  useEffect(() => {
    const follow = () => {
      const element = input.current;
      if (!element || document.activeElement !== element) return;
      const start = element.selectionStart ?? 0;
      const end = element.selectionEnd ?? 0;
      if (start === end && start < element.value.length) place(start, element.value);
      else if (start === end && start >= length) place(length - 1, element.value);
      else setSelection([start, Math.max(end, start + 1)]);
    };
    document.addEventListener("selectionchange", follow);
    return () => document.removeEventListener("selectionchange", follow);
  });

  const change = (next: string, caret: number, reason: OtpChangeReason) => {
    pending.current = caret;
    setSelection([caret, caret + 1]);
    if (next === value) return;
    onChange(next, reason);
    if (next.length === length) onComplete?.(next, reason);
  };

  const edited = (event: ChangeEvent<HTMLInputElement>) => {
    const raw = event.target.value;
    const { inputType } = event.nativeEvent as InputEvent;
    const typed = cleanCode(raw);
    // Several characters at once that were not pasted come from the browser or the phone.
    const filled = !inputType || inputType === "insertReplacementText" || typed.length > value.length + 1;
    const deletes = inputType?.startsWith("delete");
    if (filled && !deletes) {
      const code = codeIn(raw, length);
      return change(code, code.length, "autofill");
    }
    const caret = cleanCode(raw.slice(0, event.target.selectionStart ?? raw.length)).length;
    change(typed.slice(0, length), caret, "type");
  };

  const pasted = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    if (disabled) return;
    const code = codeIn(event.clipboardData.getData("text"), length);
    const start = event.currentTarget.selectionStart ?? 0;
    const end = event.currentTarget.selectionEnd ?? 0;
    const next =
      code.length === length ? code : (value.slice(0, start) + code + value.slice(end)).slice(0, length);
    change(next, code.length === length ? length : start + code.length, "paste");
  };

  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const start = event.currentTarget.selectionStart ?? 0;
    const end = event.currentTarget.selectionEnd ?? 0;
    const goTo = { ArrowLeft: start - 1, ArrowRight: start + 1, Home: 0, End: value.length }[event.key];
    if (goTo !== undefined) {
      event.preventDefault();
      place(goTo, value);
    } else if (event.key === "Backspace" && end === start + 1) {
      // Also in the middle: the box is emptied and the one before it is next.
      event.preventDefault();
      change(
        value.slice(0, start) + value.slice(end),
        Math.max(0, start - (start < value.length - 1 ? 1 : 0)),
        "type",
      );
    }
  };

  const clicked = (event: MouseEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    place(Math.floor(((event.clientX - left) / width) * length), value);
  };

  const invalid = Boolean(error);
  const boxStyle = boxSize && { "--box-w": `${boxSize.width}px`, "--box-h": `${boxSize.height}px` };
  return (
    <Field {...{ error, help, id, className }} label={label ?? codeLabel} labelHidden center>
      {({ labelId: _, ...control }) => (
        <div data-slot="otp-input" dir="ltr" translate="no" className="@container">
          <div className="relative mx-auto w-fit">
            <div
              key={invalid ? `wrong ${attempt}` : "right"}
              aria-hidden
              className={join("flex gap-(--gap)", sizes, invalid && "animate-shake")}
              style={boxStyle as CSSProperties | undefined}
            >
              {Array.from({ length }, (_, i) => (
                <Box
                  key={i}
                  char={value[i] ?? ""}
                  now={
                    selection !== null &&
                    i >= selection[0] &&
                    i < selection[1] &&
                    (selection[1] - selection[0] > 1 ? "many" : "one")
                  }
                  invalid={invalid}
                  disabled={disabled}
                />
              ))}
            </div>
            <input
              {...control}
              ref={(element) => {
                input.current = element;
                if (typeof ref === "function") ref(element);
                else if (ref) ref.current = element;
              }}
              data-slot="otp-input-field"
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              name={name}
              value={value}
              disabled={disabled}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides; a code screen has nothing else to do
              autoFocus={autoFocus}
              onBeforeInput={(event) => {
                const { data } = event.nativeEvent as InputEvent;
                if (data && !cleanCode(data)) event.preventDefault();
              }}
              onChange={edited}
              onPaste={pasted}
              onKeyDown={pressed}
              onClick={clicked}
              onFocus={() => place(value.length, value)}
              onBlur={() => setSelection(null)}
              className={join(
                "absolute inset-0 size-full bg-transparent text-f3 text-transparent caret-transparent outline-hidden",
                "[-webkit-text-fill-color:transparent] autofill:opacity-0 selection:bg-transparent disabled:cursor-default",
              )}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
