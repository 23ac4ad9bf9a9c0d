"use client";
import { Camera } from "../../primitives/icon/icon-nodes.js";
import { useEffect, useId, useRef, useState } from "react";
import { useFormField } from "../../forms/form/index.js";
import {
  defaultPictureLimits,
  isPicture,
  useFittedPictures,
  type PictureLimits,
} from "../../lib/fit-pictures/index.js";
import { accountMessages, formsMessages, useMessages } from "../../locale/index.js";
import { Avatar } from "../../primitives/avatar/index.js";
import { useFileProblem } from "../../primitives/file-field/index.js";
import { keepAsking } from "../../primitives/picture/ask-again.js";
import { Icon } from "../../primitives/icon/index.js";
import { SpinnerDrawing } from "../../primitives/spinner/index.js";

/** The customer's picture, with a button to replace it. */
export function PictureField({
  name,
  picture,
  limits = defaultPictureLimits,
}: {
  name: string;
  picture: string | null;
  limits?: PictureLimits | undefined;
}) {
  const { t } = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  const { current, fitFiles } = useFittedPictures(limits, frame);
  const format = t(accountMessages.pictureFormat);
  const problemMessage = useFileProblem({ messages: { type: format }, maxBytes: limits.maxBytes });
  const { id, value, change, error } = useFormField<File | null>("avatar", { secret: true });
  const problem = useId();
  const [refused, setRefused] = useState<string>();
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (!value) return setPreview(null);
    const url = URL.createObjectURL(value);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [value]);
  const shown = preview ?? picture;
  const message = refused ?? error;
  return (
    <div ref={frame} aria-busy={current !== undefined || undefined}>
      <div className="flex items-center gap-4">
        <label
          data-slot="profile-picture"
          className="relative block flex-none cursor-pointer rounded-[50%] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          {shown ? (
            <img
              ref={keepAsking}
              src={shown}
              alt=""
              width={64}
              height={64}
              className="size-16 rounded-[50%] object-cover"
            />
          ) : (
            <Avatar name={name} size="large" />
          )}
          <span
            aria-hidden
            className="absolute -end-1 -bottom-1 grid size-8 place-items-center rounded-[50%] border border-border bg-surface"
          >
            {current ? <SpinnerDrawing className="size-5" stroke={7} /> : <Icon of={Camera} size="small" />}
          </span>
          <input
            id={id}
            type="file"
            accept="image/*"
            aria-label={t(accountMessages.changePicture)}
            aria-invalid={message ? true : undefined}
            aria-describedby={message ? problem : undefined}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (!file) return;
              // Reset, so that the same file can be selected again.
              event.target.value = "";
              if (!isPicture(file)) return setRefused(problemMessage(file, "type"));
              fitFiles([file], ([fitted]) => {
                setRefused(fitted?.problem && problemMessage(file, fitted.problem));
                if (fitted?.file) change(fitted.file);
              });
            }}
          />
        </label>
        <p className="min-w-0 text-heading heading wrap-break-word">
          <bdi className="whitespace-normal">{name}</bdi>
        </p>
      </div>
      <p role="status" className="mt-2 truncate text-small text-muted empty:hidden">
        {current && t(formsMessages.preparingFile, { name: current.name })}
      </p>
      <p id={problem} role="alert" className="mt-2 text-small font-medium text-danger-text empty:hidden">
        {message}
      </p>
    </div>
  );
}
