"use client";
import { useEffect } from "react";
import { useForm } from "react-final-form";

type Draft = Record<string, unknown>;

const storageKeyOf = (key: string) => `draft:${key}`;

/** Reads a draft. Storage may be full, blocked or contain other data; then there is no draft. */
function read(key: string): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKeyOf(key)) ?? "{}");
    return typeof draft === "object" && draft !== null ? (draft as Draft) : {};
  } catch {
    return {};
  }
}

function write(key: string, draft: Draft): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(storageKeyOf(key));
    else sessionStorage.setItem(storageKeyOf(key), JSON.stringify(draft));
  } catch {
    // Same as in `read`.
  }
}

/** Deletes the draft with this `draftKey`, for example after sign-out. */
export function clearDraft(key: string): void {
  if (typeof window !== "undefined") write(key, {});
}

/**
 * Saves the values of the surrounding form in session storage until it is submitted, across reloads and navigation.
 * Skips `secret` fields. Render it after the fields, which must be registered first.
 */
export function FormDraft({ storageKey }: { storageKey: string }) {
  const form = useForm();
  useEffect(() => {
    const draft = read(storageKey);
    form.batch(() => {
      for (const [name, value] of Object.entries(draft)) form.change(name, value);
    });
    return form.subscribe(
      ({ submitSucceeded, dirtySinceLastSubmit }) => {
        if (submitSucceeded && !dirtySinceLastSubmit) {
          for (const name of Object.keys(draft)) delete draft[name];
        } else {
          for (const name of form.getRegisteredFields()) {
            const field = form.getFieldState(name);
            if (!field || field.data?.["secret"]) continue;
            if (field.dirty) draft[name] = field.value;
            else delete draft[name];
          }
        }
        write(storageKey, draft);
      },
      { values: true, submitSucceeded: true, dirtySinceLastSubmit: true },
    );
  }, [form, storageKey]);
  return null;
}
