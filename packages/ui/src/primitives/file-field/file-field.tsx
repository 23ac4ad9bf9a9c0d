"use client";
import { cva } from "class-variance-authority";
import { FileText, Trash2, Upload, X } from "lucide-react";
import { useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { formsMessages, useFormat, useMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { Field, type FieldTexts } from "../field/index.js";
import { Icon } from "../icon/index.js";
import { IconButton } from "../icon-button/index.js";
import { Progress } from "../progress/index.js";
import { addFiles, type FileLimits, type FileProblem } from "./file-check.js";
import { FilePreview } from "./file-preview.js";

/** Upload status of a file. */
export interface FileStatus {
  /** 0 to 100 while uploading. */
  progress?: number | undefined;
  /** Why the upload was rejected. */
  error?: ReactNode;
}

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
  /** Upload status of a file; `undefined` when it is not being uploaded. */
  getStatus?: ((file: File) => FileStatus | undefined) | undefined;
  /** Custom messages for rejected files: "Use PDF, JPG or PNG". */
  messages?: Partial<Record<FileProblem, string | ((file: File) => string)>> | undefined;
  /** Custom texts of the add button. */
  labels?: { add?: string; hint?: string } | undefined;
}

function useFileSize(): (bytes: number) => string {
  const { t } = useMessages();
  const format = useFormat();
  return (bytes) =>
    bytes < 1_000_000
      ? t(formsMessages.kilobytes, { size: format.number(Math.max(1, bytes / 1000), 0) })
      : t(formsMessages.megabytes, { size: format.number(bytes / 1_000_000, 1) });
}

const fileIconClass = cva("grid size-11 flex-none place-items-center rounded-button-small", {
  variants: {
    state: {
      failed: "bg-danger-soft text-danger-text",
      uploading: "bg-sunken",
      ready: "bg-success-soft text-success-text",
    },
  },
});

function FileRow({
  file,
  status = {},
  disabled,
  onRemove,
}: {
  file: File;
  status: FileStatus | undefined;
  disabled: boolean;
  onRemove: () => void;
}) {
  const { t } = useMessages();
  const format = useFormat();
  const sizeOf = useFileSize();
  const { progress, error } = status;
  const isUploading = progress !== undefined && progress < 100 && !error;
  const state = error ? "failed" : isUploading ? "uploading" : "ready";
  return (
    <li
      data-slot="file-field-file"
      data-state={state}
      className="relative flex min-h-16 items-center gap-3.5 px-4 py-2.5 not-first:before:absolute not-first:before:start-18.5 not-first:before:end-0 not-first:before:top-0 not-first:before:h-px not-first:before:bg-border"
    >
      <span className={fileIconClass({ state })}>
        {file.type.startsWith("image/") ? <FilePreview file={file} /> : <Icon of={FileText} />}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <bdi className={cx("truncate", isUploading ? "text-small" : "font-medium")}>{file.name}</bdi>
          {isUploading && (
            <span className="flex-none text-small text-muted">{format.percent(Math.round(progress))}</span>
          )}
        </div>
        {isUploading ? (
          <Progress
            value={progress}
            size="small"
            label={t(formsMessages.uploading, { name: file.name })}
            className="mt-1.5"
          />
        ) : (
          <p className={cx("text-small", error ? "font-medium text-danger-text" : "text-muted")}>
            {error ?? t(formsMessages.fileReady, { size: sizeOf(file.size) })}
          </p>
        )}
      </div>
      <IconButton
        variant="plain"
        icon={isUploading ? X : Trash2}
        aria-label={t(formsMessages.removeFile, { name: file.name })}
        disabled={disabled}
        onClick={onRemove}
        className="-me-1.5"
      />
    </li>
  );
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
  getStatus,
  messages,
  labels,
  disabled = false,
  onChange,
  ...rest
}: FileFieldProps) {
  const { t } = useMessages();
  const sizeOf = useFileSize();
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

  function problemMessage(file: File, problem: FileProblem): string {
    const custom = messages?.[problem];
    if (custom !== undefined) return typeof custom === "string" ? custom : custom(file);
    if (problem === "number") return t(formsMessages.tooManyFiles, { count: maxFiles });
    if (problem === "type") return t(formsMessages.fileWrongType, { name: file.name });
    return t(formsMessages.fileTooLarge, { name: file.name, size: sizeOf(maxBytes ?? 0) });
  }

  function addSelected(selected: readonly File[]) {
    const { files, refused: newlyRefused } = addFiles(value, selected, { accept, maxBytes, maxFiles });
    setRefused([...new Set(newlyRefused.map(({ file, problem }) => problemMessage(file, problem)))]);
    const added = files.slice(value.length);
    if (added.length === 0) return;
    setAnnouncement(added.map((file) => t(formsMessages.fileAdded, { name: file.name })).join(" "));
    onValueChange(files);
  }

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
              <Icon of={Upload} />
            </span>
            <span className="min-w-0">
              <span
                id={`${ownId}-add`}
                className={cx("block font-semibold", !disabled && "text-primary-text")}
              >
                {labels?.add ?? t(value.length > 0 ? formsMessages.addAnotherFile : formsMessages.addFile)}
              </span>
              {labels?.hint === undefined ? (
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
            {announcement}
          </span>
        </div>
      )}
    </Field>
  );
}
