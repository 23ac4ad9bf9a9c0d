"use client";
import { useEffect } from "react";
import { useForm } from "react-final-form";
import { onDraftsCleared, readDraft, writeDraft } from "./draft-storage.js";

/**
 * Saves the values of the surrounding form in session storage until it is submitted, across reloads and navigation.
 * Skips `secret` fields. Render it after the fields, which must be registered first.
 */
export function FormDraft({ storageKey }: { storageKey: string }) {
  const form = useForm();
  useEffect(() => {
    const draft = readDraft(storageKey);
    form.batch(() => {
      for (const [name, value] of Object.entries(draft)) form.change(name, value);
    });
    const stopListening = onDraftsCleared(() => {
      for (const name of Object.keys(draft)) delete draft[name];
      // Field by field: a reset of the form keeps what was typed.
      form.batch(() => {
        for (const name of form.getRegisteredFields()) form.change(name, form.getFieldState(name)?.initial);
      });
    });
    const unsubscribe = form.subscribe(
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
        writeDraft(storageKey, draft);
      },
      { values: true, submitSucceeded: true, dirtySinceLastSubmit: true },
    );
    return () => {
      unsubscribe();
      stopListening();
    };
  }, [form, storageKey]);
  return null;
}
