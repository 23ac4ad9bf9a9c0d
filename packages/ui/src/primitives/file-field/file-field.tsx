"use client";
import { Upload } from "../icon/icon-nodes.js";
import { useLayoutEffect, useRef, useState, type ComponentProps } from "react";
import { formsMessages, useMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { useFittedPictures, type PictureLimits } from "../../lib/fit-pictures/index.js";
import { Field, type FieldTexts } from "../field/index.js";
import { Icon } from "../icon/index.js";
import { SpinnerDrawing } from "../spinner/index.js";
import { addFiles, isAccepted, type FileLimits, type FileProblem } from "./file-check.js";
import { FileRow, type FileStatus } from "./file-row.js";
import { useFileProblem } from "./use-file-problem.js";

export type { FileStatus } from "./file-row.js";

export interface FileFieldProps
  extends
    FieldTexts,
    FileLimits,
    Omit<
      ComponentProps<"input">,
      "type" | "required" | "value" | "defaultValue" | "multiple" | "accept" | "size"
    > {
  value: readonly File[];
  onValueChange: (files: File[]) => void;
  /**
   * Shrinks pictures in the browser until they fit, as photographs of phones are larger than servers take. Then `accept` is
   * `image/*` for every picture that the browser can read.
   */
  shrinkTo?: PictureLimits | undefined;
  /** Upload status of a file; `undefined` when it is not being uploaded. */
  getStatus?: ((file: File) => FileStatus | undefined) | undefined;
  /** Custom messages for rejected files: "Use PDF, JPG or PNG". */
  messages?: Partial<Record<FileProblem, string | ((file: File) => string)>> | undefined;
  /** Custom texts of the add button. */
  labels?: { add?: string; hint?: string } | undefined;
}

/**
 * Selects files by picker, drop or camera and lists them with size or upload progress. Files of the wrong type, too
 * large or too many are rejected and announced at once; the server validates again. The native file input covers the
 * dashed row, so that keyboard, drag and drop and the phone's picker work natively. Other props and `ref` are applied
 * to it, `className` to the field.
 */
export function FileField({
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  id,
  className,
  value,
  onValueChange,
  accept,
  maxBytes,
  maxFiles = 1,
  shrinkTo,
  getStatus,
  messages,
  labels,
  disabled = false,
  onChange,
  ...rest
}: FileFieldProps) {
  const { t } = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  const [draggedOver, setDraggedOver] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);
  const [announcement, setAnnouncement] = useState("");
  const [focusAt, setFocusAt] = useState<number>();

  // The focused remove button was unmounted: focus the next one, or the file input.
  useLayoutEffect(() => {
    if (focusAt === undefined) return;
    const buttons = frame.current?.querySelectorAll<HTMLElement>("li button") ?? [];
    (buttons[Math.min(focusAt, buttons.length - 1)] ?? frame.current?.querySelector("input"))?.focus();
    setFocusAt(undefined);
  }, [focusAt]);

  const problemMessage = useFileProblem({ maxBytes, maxFiles, messages });
  const { current, fitFiles } = useFittedPictures(shrinkTo, frame);
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);

  function addSelected(selected: readonly File[]) {
    const problems = selected.flatMap((file) =>
      isAccepted(file, accept) ? [] : [problemMessage(file, "type")],
    );
    fitFiles(
      selected.filter((file) => isAccepted(file, accept)),
      (fitted) => {
        problems.push(
          ...fitted.flatMap(({ source, problem }) => (problem ? [problemMessage(source, problem)] : [])),
        );
        const fitting = fitted.flatMap(({ file }) => file ?? []);
        // The list may have changed while pictures were shrunk.
        const { files, refused: others } = addFiles(latest.current, fitting, { accept, maxBytes, maxFiles });
        problems.push(...others.map(({ file, problem }) => problemMessage(file, problem)));
        setRefused([...new Set(problems)]);
        const added = files.slice(latest.current.length);
        setAnnouncement(added.map((file) => t(formsMessages.fileAdded, { name: file.name })).join(" "));
        if (added.length === 0) return;
        latest.current = files;
        onValueChange(files);
      },
    );
  }

  const preparing = current && t(formsMessages.preparingFile, { name: current.name });
  const shown =
    refused.length > 0 ? (
      <span role="alert" className="grid gap-1">
        {refused.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </span>
    ) : (
      error
    );
  const pictures = accept?.includes("image") ?? false;

  return (
    <Field {...{ label, labelHidden, help, error: shown, required, optional, id, className }} group>
      {({ labelId, id: ownId, ...control }) => (
        <div
          ref={frame}
          id={ownId}
          role="group"
          aria-labelledby={labelId}
          aria-busy={current !== undefined || undefined}
          data-slot="file-field"
          className="grid grid-cols-[minmax(0,1fr)] gap-2"
        >
          {value.length > 0 && (
            <ul
              data-slot="file-field-list"
              className="overflow-clip rounded-picture border border-border bg-surface"
            >
              {value.map((file, index) => (
                <FileRow
                  key={`${file.name} ${file.size} ${file.lastModified}`}
                  file={file}
                  status={getStatus?.(file)}
                  disabled={disabled}
                  onRemove={() => {
                    setRefused([]);
                    setAnnouncement(t(formsMessages.fileRemoved, { name: file.name }));
                    setFocusAt(index);
                    onValueChange(value.filter((other) => other !== file));
                  }}
                />
              ))}
            </ul>
          )}
          {/* Hidden, not unmounted, when no file can be added: `ref` and other props belong to the input. */}
          <div
            data-slot="file-field-add"
            data-over={draggedOver ? "" : undefined}
            className={cx(
              value.length < maxFiles ? "flex" : "hidden",
              "relative items-center gap-3.5 rounded-field border-[1.5px] border-dashed bg-surface px-4 py-4.5 transition-colors not-has-disabled:hover:bg-sunken data-over:border-solid data-over:border-primary data-over:bg-primary-soft",
              "has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:border-border has-disabled:bg-sunken has-disabled:text-faint",
              shown ? "border-danger" : "border-control",
            )}
          >
            <span className="grid size-11 flex-none place-items-center rounded-button-small bg-sunken">
              {current ? <SpinnerDrawing /> : <Icon of={Upload} />}
            </span>
            <span className="min-w-0">
              <span
                id={`${ownId}-add`}
                className={cx("block font-semibold", !disabled && "text-primary-text")}
              >
                {labels?.add ?? t(value.length > 0 ? formsMessages.addAnotherFile : formsMessages.addFile)}
              </span>
              {current ? (
                <span className="block truncate text-small text-muted">{preparing}</span>
              ) : labels?.hint === undefined ? (
                <>
                  <span className="block text-small text-muted pointer-coarse:hidden">
                    {t(formsMessages.orDropFile)}
                  </span>
                  {pictures && (
                    <span className="block text-small text-muted pointer-fine:hidden">
                      {t(formsMessages.orTakePhoto)}
                    </span>
                  )}
                </>
              ) : (
                <span className="block text-small text-muted">{labels.hint}</span>
              )}
            </span>
            <input
              {...rest}
              {...control}
              type="file"
              aria-labelledby={`${labelId} ${ownId}-add`}
              accept={accept}
              multiple={maxFiles > 1}
              disabled={disabled}
              data-slot="file-field-input"
              onDragEnter={() => setDraggedOver(true)}
              onDragLeave={() => setDraggedOver(false)}
              onDrop={() => setDraggedOver(false)}
              onChange={(event) => {
                onChange?.(event);
                addSelected([...(event.target.files ?? [])]);
                // Reset, so that a removed file can be selected again.
                event.target.value = "";
              }}
              className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer disabled:cursor-default"
            />
          </div>
          <span role="status" className="sr-only">
            {preparing ?? announcement}
          </span>
        </div>
      )}
    </Field>
  );
}
