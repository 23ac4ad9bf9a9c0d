"use client";
import { useEffect } from "react";
import { useForm } from "react-final-form";

type Kept = Record<string, unknown>;

const place = (key: string) => `draft:${key}`;

/** Storage can be full, blocked or hold something else: then there is no draft, and nothing breaks. */
function read(key: string): Kept {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place(key)) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

function write(key: string, kept: Kept): void {
  try {
    if (Object.keys(kept).length === 0) sessionStorage.removeItem(place(key));
    else sessionStorage.setItem(place(key), JSON.stringify(kept));
  } catch {
    // See above.
  }
}

/** Forgets what was typed into a form with this `draftKey`: its owner has left, or it is no longer wanted. */
export function forgetDraft(key: string): void {
  if (typeof window !== "undefined") write(key, {});
}

/**
 * Keeps what was typed into the form around it for this tab, until it was sent: over a reload, and over leaving the
 * screen and coming back. Fields that are `secret` are never kept. Stands after the fields, which must be known.
 */
export function FormDraft({ storageKey }: { storageKey: string }) {
  const form = useForm();
  useEffect(() => {
    const kept = read(storageKey);
    form.batch(() => {
      for (const [name, value] of Object.entries(kept)) form.change(name, value);
    });
    return form.subscribe(
      ({ submitSucceeded, dirtySinceLastSubmit }) => {
        if (submitSucceeded && !dirtySinceLastSubmit) {
          for (const name of Object.keys(kept)) delete kept[name];
        } else {
          for (const name of form.getRegisteredFields()) {
            const field = form.getFieldState(name);
            if (!field || field.data?.["secret"]) continue;
            if (field.dirty) kept[name] = field.value;
            else delete kept[name];
          }
        }
        write(storageKey, kept);
      },
      { values: true, submitSucceeded: true, dirtySinceLastSubmit: true },
    );
  }, [form, storageKey]);
  return null;
}
