"use client";
import { cva } from "class-variance-authority";
import { FileText, Trash2, X } from "../icon/icon-nodes.js";
import type { ReactNode } from "react";
import { cx } from "../../lib/cx.js";
import { formsMessages, useFormat, useMessages } from "../../locale/index.js";
import { Icon } from "../icon/index.js";
import { IconButton } from "../icon-button/index.js";
import { Progress } from "../progress/index.js";
import { FilePreview } from "./file-preview.js";
import { useFileSize } from "./use-file-size.js";

/** Upload status of a file. */
export interface FileStatus {
  /** 0 to 100 while uploading. */
  progress?: number | undefined;
  /** Why the upload was rejected. */
  error?: ReactNode;
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

/** A file of the list, with its size or its upload. */
export function FileRow({
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
